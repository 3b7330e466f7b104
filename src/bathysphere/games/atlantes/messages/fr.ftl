# Ce qui est demandé.

at-prompt-over = La partie est terminée.
at-prompt-wait = On attend { $player }.
at-prompt-king = Choisissez un roi.
at-prompt-before = Jouez un personnage ; mantas, niveaux et objectifs peuvent passer avant.
at-prompt-after = Utilisez des mantas ou des niveaux, prenez un objectif ou terminez le tour.
at-prompt-claim = Un objectif peut être pris avant la suite de la carte.
at-prompt-ghost = Sur quel objectif le fantôme pose-t-il sa manta ?
at-prompt-manta = Quelle manta de départ va sur { $objective } ?
at-prompt-pay-gold = { $n ->
    [0] Prix : { $cost } or, réuni. Activez d'autres sources ou payez.
   *[other] Prix : { $cost } or, il en manque { $n }.
}
at-prompt-pay-power = { $n ->
    [0] Prix : { $cost } de puissance, réuni. Activez d'autres sources ou payez.
   *[other] Prix : { $cost } de puissance, il en manque { $n }.
}
at-prompt-raise = { $n ->
    [one] { $text } — élevez un lieu d'un cran.
   *[other] { $text } — élevez un lieu d'un cran, encore { $n } crans.
}
at-prompt-raise-ordered = { $n ->
    [one] { $text } vous ordonne d'élever un lieu d'un cran.
   *[other] { $text } vous ordonne d'élever un lieu d'un cran, encore { $n } crans.
}
at-prompt-raise-full = { $text } — élevez complètement un lieu.
at-prompt-score = { $n ->
    [one] { $text } — marquez un lieu complètement élevé.
   *[other] { $text } — marquez un lieu complètement élevé, encore { $n }.
}
at-prompt-score-ordered = { $n ->
    [one] { $text } vous ordonne de marquer un lieu complètement élevé.
   *[other] { $text } vous ordonne de marquer un lieu complètement élevé, encore { $n }.
}
at-prompt-retrieve = { $n ->
    [one] { $text } — reprenez un personnage de votre défausse.
   *[other] { $text } — reprenez un personnage de votre défausse, encore { $n }.
}
at-prompt-ready = { $n ->
    [one] { $text } — réactivez une manta.
   *[other] { $text } — réactivez une manta, encore { $n }.
}
at-prompt-free = { $text } — prenez gratuitement un personnage de la rangée.
at-prompt-replay = { $text } — choisissez le personnage défaussé à rejouer.
at-prompt-explore = { $text } — explorer ?
at-prompt-leave = { $n ->
    [one] { $text } — quel lieu est abandonné ?
   *[other] { $text } — quels { $n } lieux sont abandonnés ?
}
at-prompt-recruit = { $text } — recrutez un personnage (acquis : { $n } or).
at-prompt-buy = { $text } — achetez un lieu (acquis : { $n } or).
at-prompt-conquer = { $text } — conquérez un lieu (acquis : { $n } de puissance).

# Coups.

at-move-king = prendre le roi { $n }, { $king }
at-move-king-boxed = prendre le roi { $n }, { $king }, qui retourne dans la boîte contre une manta bonus
at-move-play = jouer { $card } : { $effects }
at-move-use = utiliser « { $manta } » : { $effect }
at-move-exploit = exploiter { $location } : { $effect }
at-move-end = terminer le tour
at-move-claim = prendre { $objective } pour { $points } points
at-move-give = donner « { $manta } »
at-move-go-on = ne rien prendre maintenant
at-move-ghost = poser la manta du fantôme sur { $objective }
at-move-recruit = recruter { $card } pour { $cost } or : { $effects }
at-move-buy = acheter { $location } pour { $cost } or
at-move-conquer = conquérir { $location } pour { $cost } de puissance
at-move-skip-recruit = ne recruter personne
at-move-skip-buy = ne rien acheter
at-move-skip-conquer = ne rien conquérir
at-move-tap-location = payer avec { $location } : { $effect }
at-move-tap-manta = payer avec « { $manta } » : { $effect }
at-move-pay = payer maintenant
at-move-raise = élever { $location } d'un cran
at-move-raise-fully = élever complètement { $location }
at-move-score = marquer { $location } pour { $points } points
at-move-retrieve = reprendre { $card }
at-move-replay = rejouer { $card } : { $effects }
at-move-free = prendre { $card } gratuitement : { $effects }
at-move-ready = réactiver « { $manta } »
at-move-explore = explorer
at-move-stay = ne pas explorer
at-move-leave = abandonner { $locations }

# Ce qui s'est passé.

at-fact-chose-king = { $player } choisit un roi.
at-fact-chose-king-own = Vous choisissez { $king }.
at-fact-crowned = { $player } a le roi { $n }, { $king }.
at-fact-boxed-king = { $king } retourne dans la boîte.
at-fact-gained-manta = { $player } reçoit « { $manta } ».
at-fact-played = { $player } joue { $card }.
at-fact-replayed = { $player } rejoue { $card }.
at-fact-landed = { $card } va dans la défausse de { $player }.
at-fact-gained = { $player } gagne { $what }.
at-fact-lost = { $player } laisse perdre { $what }.
at-fact-used-manta = { $player } utilise « { $manta } ».
at-fact-readied = { $player } réactive « { $manta } ».
at-fact-readied-all = { $n ->
    [one] { $player } réactive une manta.
   *[other] { $player } réactive { $n } mantas.
}
at-fact-exploited = { $player } exploite { $location } : { $effect }.
at-fact-raised = { $n ->
    [one] { $player } élève { $location } d'un cran.
   *[other] { $player } élève { $location } de { $n } crans.
}
at-fact-completed = { $player } a fini d'élever { $location }.
at-fact-scored = { $player } marque { $location } pour { $n } points.
at-fact-explored = { $player } explore.
at-fact-stayed = { $player } n'explore pas.
at-fact-discarded-location = { $n ->
    [one] Lieu défaussé : { $locations }.
   *[other] Lieux défaussés : { $locations }.
}
at-fact-revealed-location = { $n ->
    [one] Lieu révélé : { $locations }.
   *[other] Lieux révélés : { $locations }.
}
at-fact-recruited = { $n ->
    [0] { $player } prend { $card } sans payer.
   *[other] { $player } recrute { $card } pour { $n } or.
}
at-fact-revealed-character = { $card } rejoint la rangée.
at-fact-swept = { $card } quitte la rangée et la partie.
at-fact-bought = { $player } achète { $location } pour { $n } or.
at-fact-conquered = { $player } conquiert { $location } pour { $n } de puissance.
at-fact-declined-recruit = { $player } ne recrute personne.
at-fact-declined-buy = { $player } n'achète rien.
at-fact-declined-conquer = { $player } ne conquiert rien.
at-fact-impossible-recruit = { $player } ne peut pas recruter.
at-fact-impossible-buy = { $player } ne peut pas acheter.
at-fact-impossible-conquer = { $player } ne peut pas conquérir.
at-fact-retrieved = { $player } reprend { $card }.
at-fact-took-back = { $n ->
    [one] { $player } reprend un personnage.
   *[other] { $player } reprend { $n } personnages.
}
at-fact-claimed = { $player } prend { $objective } pour { $n } points.
at-fact-ghost-placed = Le fantôme pose une manta sur { $objective }.
at-fact-ended-turn = { $player } termine son tour.
at-fact-triggered-locations = Le dernier lieu est révélé : encore un tour chacun.
at-fact-triggered-characters = Le dernier personnage est révélé : encore un tour chacun.
at-fact-triggered-objectives = { $player } a une manta sur les quatre objectifs : encore un tour chacun.
at-fact-triggered-ghost = Le fantôme a posé toutes ses mantas : encore un tour.
at-fact-triggered-standoff = Depuis dix manches rien ne se passe : encore un tour chacun.
at-fact-ended-locations = La partie est terminée : les lieux sont épuisés.
at-fact-ended-characters = La partie est terminée : les personnages sont épuisés.
at-fact-ended-objectives = La partie est terminée : quatre objectifs ont été pris.
at-fact-ended-ghost = La partie est terminée : le fantôme a été plus rapide.
at-fact-ended-standoff = La partie est terminée : depuis dix manches rien ne se passait.

# Pourquoi pas.

at-refusal-main-done = Vous avez joué votre personnage de ce tour.
at-refusal-main-owed = Vous devez jouer un personnage avant de terminer le tour.
at-refusal-in-discard = { $card } est dans votre défausse.
at-refusal-resource-manta = Elle donne { $effect }, à n'utiliser qu'en payant dans une action principale.
at-refusal-nothing = Cela ne ferait rien maintenant ({ $effect }).
at-refusal-inactive = Cette manta est inactive.
at-refusal-complete = Tous les niveaux de { $location } sont déjà couverts.
at-refusal-resource-level = Son premier niveau donne { $effect }, à n'utiliser qu'en payant dans une action principale.
at-refusal-empty-level = Le premier niveau de { $location } est vide ; seule une élévation le franchit.
at-refusal-claimed = Vous avez déjà une manta sur { $objective }.
at-refusal-not-met = { $needs } : vous en avez { $have } sur { $need }.
at-refusal-gold = Cela coûte { $need } or, vous pouvez en réunir { $have }.
at-refusal-power = Cela coûte { $need } de puissance, vous pouvez en réunir { $have }.
at-refusal-compulsory = Ce que vous avez sous la main suffit, il faut donc prendre quelque chose.
at-refusal-ability-waits = Les capacités attendent la fin de l'action principale.
at-refusal-one-level = { $location } a déjà donné un niveau dans cette action principale.
at-refusal-manta-spent = Cette manta a déjà donné sa ressource dans cette action principale.
at-refusal-not-needed = Le prix n'en a pas besoin.
at-refusal-other-type = Cette puissance ne vaut que contre un autre type de lieu.
at-refusal-other-resource = Elle ne donne pas ce qu'il faut payer.
at-refusal-itself = { $location } ne peut agir sur soi.
at-refusal-not-raised = Seuls { $have } de ses { $need } niveaux sont couverts.
at-refusal-in-play = { $card } est en jeu.
at-refusal-ghost = Le fantôme a déjà une manta sur { $objective }.
at-refusal-bonus-manta = Les mantas bonus ne vont pas sur les objectifs.

# Mots des cartes.

at-effect-gold = { $n } or
at-effect-power = { $n } de puissance
at-effect-raise = { $n ->
    [one] élever d'un cran
   *[other] élever de { $n } crans en tout
}
at-effect-raise-full = élever complètement un lieu
at-level-raise = { $n ->
    [one] élever un autre lieu d'un cran
   *[other] élever d'autres lieux de { $n } crans en tout
}
at-level-raise-full = élever complètement un autre lieu
at-effect-recruit-free = recruter gratuitement
at-effect-retrieve = { $n ->
    [one] reprendre un personnage
   *[other] reprendre { $n } personnages
}
at-effect-score = { $n ->
    [one] marquer un lieu
   *[other] marquer { $n } lieux
}
at-effect-empty = rien
at-effect-explore = explorer
at-effect-recruit = recruter un personnage
at-effect-buy = acheter un lieu
at-effect-conquer = conquérir un lieu
at-effect-take-back = reprendre toute la défausse
at-effect-ready-all = réactiver toutes les mantas
at-effect-ready = { $n ->
    [one] réactiver une manta
   *[other] réactiver { $n } mantas
}
at-effect-opponents = chaque adversaire : { $effect }
at-effect-replay = rejouer un personnage défaussé
at-effect-box = retour à la boîte contre une manta bonus

at-resource-gold = { $n } or
at-resource-power = { $n } de puissance
at-resource-against-shark = { $n } de puissance contre une fosse aux requins
at-resource-against-wreck = { $n } de puissance contre une épave
at-resource-against-volcano = { $n } de puissance contre un volcan sous-marin
at-resource-against-civ = { $n } de puissance contre une civilisation engloutie

at-type-shark = fosse aux requins
at-type-wreck = épave
at-type-volcano = volcan sous-marin
at-type-civ = civilisation engloutie

at-needs-hand = { $n } personnages en main
at-needs-board = { $n } lieux sur le plateau
at-needs-pile = { $n } lieux dans la pile
at-needs-bonus-mantas = { $n } mantas bonus
at-needs-realm = { $n } lieux, plateau et pile réunis
at-needs-pile-points = { $n } points dans la pile
at-needs-discard = { $n } personnages dans la défausse
at-needs-conquerors = { $n } personnages conquérants, main et défausse réunies
at-needs-raised = { $n } lieux complètement élevés sur le plateau
at-needs-paid = un personnage recruté pour { $n } or ce tour
at-needs-one-type = { $n } lieux d'un même type, plateau et pile réunis
at-needs-every-type = des lieux des { $n } types dans la pile
at-needs-only-matrona = personne d'autre que Matrona en main ({ $n })

# Le plateau.

at-board-turn = Tour { $n }
at-board-phase-kings = On choisit les rois.
at-board-phase-before = { $player } va jouer un personnage.
at-board-phase-main = { $player } applique un personnage.
at-board-phase-after = { $player } a joué un personnage.
at-board-phase-over = La partie est terminée.
at-board-trigger-locations = Les lieux sont épuisés ; tours restants après celui-ci : { $n }.
at-board-trigger-characters = Les personnages sont épuisés ; tours restants après celui-ci : { $n }.
at-board-trigger-objectives = Tous les objectifs sont pris ; tours restants après celui-ci : { $n }.
at-board-trigger-ghost = Le fantôme a terminé ; tours restants après celui-ci : { $n }.
at-board-trigger-standoff = Depuis dix manches rien ne se passe ; tours restants après celui-ci : { $n }.
at-board-location-clock = { $turns ->
    [one] Fin par les lieux : explorations restantes { $n }, dès ce tour au plus tôt.
   *[other] Fin par les lieux : explorations restantes { $n }, dans { $turns } tours au plus tôt.
}
at-board-character-clock = { $turns ->
    [one] Fin par les personnages : recrutements restants { $n }, dès ce tour au plus tôt.
   *[other] Fin par les personnages : recrutements restants { $n }, dans { $turns } tours au plus tôt.
}
at-board-claim-clock = { $turns ->
    [one] Fin par les objectifs : prises restantes { $n }, dès ce tour au plus tôt.
   *[other] Fin par les objectifs : prises restantes { $n }, dans { $turns } tours au plus tôt.
}
at-board-ghost-clock = { $turns ->
    [one] Fin par le fantôme : mantas restantes { $n }, dès ce tour au plus tôt.
   *[other] Fin par le fantôme : mantas restantes { $n }, dans { $turns } tours au plus tôt.
}
at-board-kings = Rois que vous avez vus : { $kings }
at-board-out = Personnages hors jeu : { $n }
at-board-gone = Lieux défaussés : { $n }. Mantas bonus dans la réserve principale : { $mantas }
at-board-row = Personnages (pioche : { $n })
at-board-space = { $short ->
    [0] { $price } or · { $card } · { $effects }
   *[other] { $price } or · { $card } · { $effects } · il manque { $short }
}
at-board-explored = Rangée d'exploration (puissance réduite de 1)
at-board-central = Rangée centrale (pioche : { $n })
at-board-sale = { $location } ({ $type }) · { $gold } or [manque { $goldshort }] / { $power } de puissance [manque { $powershort }] · { $levels } · { $points } points · { $manta }
at-board-none = rien
at-board-nobody = personne
at-board-no-manta = sans manta
at-board-the-ghost = le fantôme
at-board-objectives = Objectifs
at-board-track = { $objective } ({ $needs }) · prochaine case { $points } points · posées : { $placed } · avancement par siège : { $progress }
at-board-realm = { $points ->
    [-1] { $player }
   *[other] { $player } : { $points } points
}
at-board-slot = { $complete ->
    [yes] { $location } ({ $type }) · complètement élevé · { $points } points
   *[no] { $location } ({ $type }) · { $levels } · { $points } points · { $manta }
}
at-board-hand = Main ({ $n }) : { $cards }
at-board-discard = Défausse ({ $n }) : { $cards }
at-board-pile = Pile ({ $n }) : { $cards }
at-board-ready = Mantas actives : { $mantas }
at-board-idle = Mantas inactives : { $mantas }
at-board-king = Roi { $n }
at-board-your-hand = Votre main
at-board-card = { $card } : { $effects }
at-board-purse = Pour payer maintenant
at-board-means = En tout { $gold } or et { $power } de puissance
at-board-from-pool = { $what } de la carte en jeu
at-board-from = { $what } de { $source }
at-board-legend = Codes
at-board-codes = G or · P puissance · S W V C puissance contre fosse aux requins, épave, volcan, civilisation · R élever · RF élever complètement · F recrutement gratuit · T reprendre · M marquer · _ vide · E explorer · H recruter · B acheter · Q conquérir · A réactiver les mantas · TT tout reprendre · RR rejouer · (…) chaque adversaire

# Le résultat.

at-line-hand = personnages en main
at-line-objective = objectif { $objective }
at-line-location = { $location }
at-end-none = La partie continue.
at-end-locations = Le dernier lieu a été révélé au tour de { $player }.
at-end-characters = Le dernier personnage a été révélé au tour de { $player }.
at-end-objectives = { $player } a pris les quatre objectifs.
at-end-ghost = Le fantôme a posé toutes ses mantas.
at-end-standoff = Depuis dix manches rien ne se passait.
at-end-solo = { $reason } Totem : { $totem }.
