# Antarctica, français.

-an-language = français
    .code = fr
an-name = { -an-language.code ->
    [fr] { $fr }
   *[en] { $en }
}

an-building-camp = campement
an-building-shipyard = chantier naval
an-building-crane = grue
an-building-well = puits
an-building-derrick = derrick
an-building-turbine = éolienne
an-building-lab = laboratoire
an-building-factory = usine
an-building-land = centre terrestre
an-building-coastal = centre côtier
an-building-marine = centre marin
an-building-hq = quartier général
an-building-plankton = ferme à plancton
an-building-dish = antenne satellite

an-deck-base = Base
an-deck-double = Double
an-deck-advanced = Avancé

an-effect-recruit-one = recruter un scientifique
an-effect-new-ship = nouveau bateau
an-effect-expertise-card = carte Expertise
an-effect-simple-card = carte Ressource simple
an-effect-move-ship = déplacer un bateau
an-effect-draft = partage de cartes Chantier naval
an-effect-advance-three = avancer de trois cases

an-card-plain = { $card } : { $building }, demande { $needs } ; { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
}, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
an-card-starred = { $card } * : { $building }, demande { $needs } ; { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
}, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}

an-prompt-over = La partie est terminée.
an-prompt-wait = On attend { $player }.
an-prompt-place-ship = Placez un bateau dans une zone.
an-prompt-place-cube = Posez votre cube de départ sur la première case d'une piste.
an-prompt-sail = Quittez la zone { $zone } ; une carte ou un sacrifice peut passer avant.
an-prompt-act = Zone { $zone } : une action principale, une carte, un sacrifice ou la fin du tour.
an-prompt-acted = Vous avez agi dans la zone { $zone } ; une carte ou un sacrifice peut suivre.
an-prompt-sacrifice = Que sacrifiez-vous ?
an-prompt-icebreaker = Votre Brise-glace est dans la zone { $zone } : jouez-vous un tour avec votre deuxième bateau ?
an-prompt-track = Choisissez une piste pour { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
an-prompt-advance-three = Avancez de trois cases sur une piste que personne n'a choisie.
an-prompt-move-ship = Vous pouvez déplacer un de vos bateaux vers une autre zone.
an-prompt-take = Un bateau a été construit : vous pouvez prendre une carte Chantier naval.
an-prompt-pick = Gardez une des cartes révélées.

an-move-place-ship = placer un bateau dans la zone { $zone }
an-move-place-cube = poser un cube sur { $track }
an-move-sail = naviguer vers la zone { $zone } ({ $buildings })
an-move-sail-empty = naviguer vers la zone { $zone } (aucun bâtiment)
an-move-build = construire { $card } ({ $building }), { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
an-move-build-with = construire { $card } ({ $building }) avec la carte { $cover }, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
an-move-build-ship = construire un bateau dans la zone { $zone }
an-move-recruit = recruter { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
}
an-move-research = recherche : { $track }, { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
an-move-end-turn = terminer le tour
an-move-play = jouer { $card }
an-move-play-on = jouer { $card } sur { $track }
an-move-icebreaker = jouer { $card } sur la zone { $zone }
an-move-sacrifice = sacrifier quelque chose
an-move-sacrifice-cube = sacrifier un cube disponible
an-move-sacrifice-spare-ship = sacrifier un bateau disponible
an-move-sacrifice-ship = sacrifier votre bateau de la zone { $zone }, position { $position }
an-move-use-icebreaker = utiliser le Brise-glace
an-move-leave-icebreaker = laisser partir le Brise-glace
an-move-advance = avancer sur { $track }
an-move-move-ship = de la zone { $zone }, position { $position }, vers la zone { $to }
an-move-move-none = ne déplacer aucun bateau
an-move-take = prendre { $card }
an-move-take-none = ne prendre aucune carte
an-move-pick = garder { $card }

an-fact-placed-ship = { $player } place un bateau dans la zone { $zone }.
an-fact-placed-cube = { $player } pose un cube sur la case { $space } de { $track }.
an-fact-arrived = Le Soleil s'arrête dans la zone { $zone }.
an-fact-sailed = { $player } navigue de la zone { $start } à la zone { $zone }.
an-fact-moved = { $player } déplace un bateau de la zone { $start } à la zone { $zone }.
an-fact-built = { $player } construit { $card } ({ $building }) dans la zone { $zone }.
an-fact-settled = { $player } place { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
} dans la zone { $zone }.
an-fact-launched = { $player } construit un bateau dans la zone { $zone }.
an-fact-recruited = { $player } recrute { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
}.
an-fact-advanced = { $player } avance sur la case { $space } de { $track }.
an-fact-lost-steps = { $player } ne peut avancer nulle part : { $n ->
    [one] { $n } pas est perdu
   *[other] { $n } pas sont perdus
}.
an-fact-reached = La case { $space } de { $track } agit : { $effect }.
an-fact-played = { $player } joue { $card }.
an-fact-took = { $player } prend { $card }.
an-fact-took-none = { $player } ne prend aucune carte.
an-fact-revealed = { $card } est révélée.
an-fact-boxed = Il reste trop peu de cartes Chantier naval pour les autres ; { $n ->
    [one] la dernière quitte
   *[other] les { $n } dernières quittent
} la partie.
an-fact-laid = { $player } pose un Brise-glace dans la zone { $zone }.
an-fact-broke-ice = { $player } utilise le Brise-glace de la zone { $zone }.
an-fact-sacrificed-cube = { $player } sacrifie un cube.
an-fact-sacrificed-spare-ship = { $player } sacrifie un bateau disponible.
an-fact-sacrificed-ship = { $player } sacrifie un bateau de la zone { $zone }.

an-ending-playing = La partie n'est pas encore terminée.
an-ending-last-scientist = Le dernier scientifique d'un joueur a été placé.
an-ending-last-building = Le dernier bâtiment a été construit.
an-ending-dead = Plus personne ne peut placer de scientifique.
an-ending-no-progress = Depuis trop longtemps, rien d'autre que des bateaux n'a bougé.
an-ending-no-ships = Il ne reste aucun bateau sur le plateau.

an-line-zone = zone { $zone }
an-line-track = piste { $track }
an-line-asterisk = cartes avec astérisque
an-line-discarded = pièces défaussées

an-board-none = –
an-board-counted = { $what } { $n }
an-board-zone-name = { $zone }
an-board-zones = Zones : le Soleil est dans la zone { $zone }, premier joueur { $player }
an-board-zone = { $zone } : bateaux { $ships } | { $buildings } | scientifiques { $scientists }
an-board-zone-iced = { $zone } : bateaux { $ships } | { $buildings } | scientifiques { $scientists } | Brise-glace de { $iced }
an-board-zone-sun = { $zone } (Soleil) : bateaux { $ships } | { $buildings } | scientifiques { $scientists }
an-board-zone-sun-iced = { $zone } (Soleil) : bateaux { $ships } | { $buildings } | scientifiques { $scientists } | Brise-glace de { $iced }
an-board-zone-closed = { $zone } : fermée
an-board-tracks = Pistes de recherche
an-board-track = { $track } (centres : { $centres } ; { $length } cases, la dernière vaut { $value }) : { $cubes } | devant : { $spaces }
an-board-cube = { $player } sur { $space } (vaut { $value })
an-board-space-red = { $space } rouge { $effect }
an-board-space-blue = { $space } bleu { $effect }
an-board-offers = Cartes proposées
an-board-offer = { $deck } (reste { $left }) : { $card }
an-board-offer-none = { $deck } : plus aucune carte
an-board-pile = Cartes Chantier naval : { $cards } ; cartes Expertise : { $expertise }
an-board-revealed = Révélées : { $cards }
an-board-players = Joueurs
an-board-player = { $player } : { $points } points | personnel { $personnel }, réserve { $reserve } | disponibles : bateaux { $ships }, cubes { $cubes } | défaussés { $discarded } | cartes : { $cards } | construits : { $built }
an-board-standings = Majorités, si la partie s'arrêtait maintenant
an-board-standing = { $what } : { $ranks }
an-board-rank = { $player } avec { $n } reçoit { $points }
an-board-fleet = Vos bateaux
an-board-ship = zone { $zone }, position { $position } : { $stops ->
    [one] au prochain arrêt du Soleil
   *[other] dans { $stops } arrêts du Soleil
}
an-board-ship-now = zone { $zone }, position { $position } : maintenant
an-board-outlooks = Ce qui vous manque pour les cartes proposées
an-board-outlook-ready = { $card } : accessible ; scientifiques manquants : { $scientists } ; zones libres : { $zones }
an-board-outlook-missing = { $card } : hors d'accès : { $missing } ; scientifiques manquants : { $scientists } ; zones libres : { $zones }
an-board-outlook-covered = { $card } : hors d'accès : { $missing }, mais { $cover } y supplée ; scientifiques manquants : { $scientists } ; zones libres : { $zones }
an-board-outlook-sail = { $card } : zones où naviguer : { $to } ; scientifiques manquants : { $scientists } ; zones libres : { $zones }

an-refusal-not-your-turn = C'est à { $player } de répondre.
an-refusal-stay = Votre bateau est dans la zone { $zone } et doit la quitter.
an-refusal-must-sail = Votre bateau doit naviguer avant la fin du tour.
an-refusal-sail-first = Naviguez d'abord : cela se passe dans la zone où va votre bateau.
an-refusal-sail-to-build = Naviguez d'abord ; dans ces zones, vous pourriez le construire : { $zones }.
an-refusal-sail-in-vain = Où que navigue votre bateau, tout ceci n'est pas à votre portée : { $buildings }.
an-refusal-closed-zone = La zone { $zone } est fermée dans cette partie.
an-refusal-full-zone = La zone { $zone } contient déjà trois bateaux.
an-refusal-acted = Vous avez déjà fait votre action principale de ce tour.
an-refusal-sacrificed = Vous avez déjà fait un sacrifice pendant ce tour.
an-refusal-active-ship = Votre bateau de la zone { $zone } doit naviguer avant de pouvoir être sacrifié.
an-refusal-no-cube = Vous n'avez aucun cube disponible.
an-refusal-no-spare-ship = Vous n'avez aucun bateau disponible.
an-refusal-cube-on-track = Votre cube sur { $track } y reste.
an-refusal-fresh-ship = Votre bateau de la zone { $zone } a été construit pendant ce tour et ne peut pas encore bouger.
an-refusal-no-harbour = Votre bateau de la zone { $zone } ne peut aller nulle part.
an-refusal-closed-track = { $track } est fermée dans cette partie.
an-refusal-chosen-track = { $track } a déjà été choisie par un autre joueur.
an-refusal-no-cube-for-track = Vous n'avez pas de cube sur { $track } et aucun cube disponible.
an-refusal-track-end = Votre cube est sur la dernière case de { $track }.
an-refusal-track-full = Aucune case n'est libre devant sur { $track }.
an-refusal-no-such-card = Il n'y a pas de { $card } parmi les cartes.
an-refusal-empty-pile = Il ne reste aucune carte dans cette pile.
an-refusal-scientists = La carte demande { $need ->
    [one] { $need } scientifique
   *[other] { $need } scientifiques
}, votre personnel en compte { $have }.
an-refusal-twice = La zone { $zone } contient déjà un bâtiment de ce type : { $building }.
an-refusal-out-of-reach = Il manque : { $building }. Aucun de vos bateaux n'y est et vous n'avez pas de carte qui en tienne lieu.
an-refusal-out-of-reach-several = Il manque : { $buildings }. Aucun de vos bateaux n'y est, et une carte n'en remplace qu'un seul.
an-refusal-out-of-reach-twice = { $building } : montré deux fois, vos bateaux doivent donc y accéder dans deux zones différentes.
an-refusal-out-of-reach-card-played = Il manque : { $building }. Aucun de vos bateaux n'y est, et vous avez déjà joué une carte à cet arrêt.
an-refusal-no-camp = Il n'y a pas de campement dans la zone { $zone }.
an-refusal-no-reserve = Votre réserve est vide.
an-refusal-nobody-there = Vous n'avez ni bateau ni scientifique dans la zone { $zone }.
an-refusal-no-shipyard = Il n'y a pas de chantier naval dans la zone { $zone }.
an-refusal-sun-zone-full = Le nouveau bateau irait dans la zone { $zone }, celle du Soleil, qui contient déjà trois bateaux.
an-refusal-no-centre = Aucun centre de la zone ne mène à { $track } ; ceux qui y mènent : { $centres }.
an-refusal-no-centre-at-all = Aucun centre ne mène à { $track } ; on n'y avance que librement.
an-refusal-card-played = Vous avez déjà joué une carte à cet arrêt du Soleil.
an-refusal-resource-card = Une carte Ressource ne se défausse que pour construire, à la place d'un bâtiment hors d'accès.
an-refusal-no-second-ship = Dans aucune zone sans votre Brise-glace, votre bateau n'est deuxième de la file.
an-refusal-no-personnel = Vous n'avez aucun scientifique dans votre personnel.
an-refusal-no-track = Vos cubes ne peuvent avancer sur aucune piste.
