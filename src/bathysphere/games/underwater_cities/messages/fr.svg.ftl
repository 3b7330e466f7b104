# Ce que disent les dessins.

uc-svg-if = si
uc-svg-per = par
uc-svg-or = ou
uc-svg-era = Époque { $n }
uc-svg-special = Spéciale
uc-svg-kind-instant = Immédiate
uc-svg-kind-permanent = Permanente
uc-svg-kind-action = Action
uc-svg-kind-production = Production
uc-svg-kind-scoring = Fin de partie
uc-svg-board = Votre plateau et les créneaux
uc-svg-desk = Vos moyens et vos cartes
uc-svg-turn = Ce qui est demandé
uc-svg-market = Cartes spéciales, contrats et réserve
uc-svg-forecast = Prochaine Production et nourriture
uc-svg-tallies = Points par origine
uc-svg-solo = L’objectif
uc-svg-means = Ce que vous avez
uc-svg-slots = Créneaux et pistes
uc-svg-hand = Votre main
uc-svg-nation = Votre plateau
uc-svg-claimed = Cartes acquises
uc-svg-yellow = Jaune
uc-svg-red = Rouge
uc-svg-green = Vert
uc-svg-always = Toujours libre
uc-svg-never-taken = jamais occupé
uc-svg-clone = Clonage
uc-svg-cloning = La tuile de clonage : pour 1 crédit, un créneau pris par d’autres peut être choisi, une fois par manche pour tous ensemble.
uc-svg-cloned = { $player } a utilisé la tuile de clonage pendant cette manche.
uc-svg-taken = Occupé : { $players }.
uc-svg-round = Manche { $round } sur 10, époque { $era }, tour { $cycle } sur 3
uc-svg-federation = Piste de la Fédération
uc-svg-federation-help = Piste de la Fédération : la case 4 ne donne rien, la case 3 1 crédit, la case 2 1 flexacier et la case 1 1 point ; le plus avancé joue en premier à la manche suivante.
uc-svg-specials = Cartes spéciales
uc-svg-special-deck = { $n ->
    [one] Pioche des cartes spéciales : { $n } restante
   *[other] Pioche des cartes spéciales : { $n } restantes
}
uc-svg-contracts = Contrats
uc-svg-deck = Cartes dans la pioche de l’époque : { $n }
uc-svg-discard = Cartes défaussées : { $n }
uc-svg-white = Dômes blancs restants pour tous : { $n }
uc-svg-purple = Dômes violets restants pour tous : { $n }
uc-svg-tunnels = Tunnels restants pour tous : { $n }
uc-svg-tiles = Métropoles bleues sans propriétaire : { $n }
uc-svg-looking = regardée
uc-svg-played = jouée
uc-svg-dropped = écartée
uc-svg-no-cards = aucune carte
uc-svg-exhausted = Elle a été utilisée pendant cette époque.
uc-svg-lasting = Cartes permanentes, de production et de fin
uc-svg-no-lasting = Aucune autre carte acquise pour l’instant.
uc-svg-count-permanent = Cartes permanentes : { $n }
uc-svg-count-action = Cartes action : { $n }
uc-svg-count-production = Cartes de production : { $n }
uc-svg-count-scoring = Cartes de fin de partie : { $n }
uc-svg-have = { $more ->
    [0] { $what }
   *[other] { $what } ; la Production ajoute { $more }
}
uc-svg-connected = { $n ->
    [one] { $n } cité reliée
   *[other] { $n } cités reliées
}
uc-svg-upgraded = { $n ->
    [one] { $n } bâtiment amélioré
   *[other] { $n } bâtiments améliorés
}
uc-svg-hand-limit = { $n ->
    [one] { $n } carte en main, { $most } au plus sont gardées
   *[other] { $n } cartes en main, { $most } au plus sont gardées
}
uc-svg-glowing = Ce que vous pouvez faire brille sur la table.
uc-svg-waiting = On attend { $player }
uc-svg-production = Prochaine Production
uc-svg-production-short = Production
uc-svg-surcharge = Construire ici coûte { $what } de plus.
uc-svg-times = Ce qui se trouve ici produit { $n } fois.
uc-svg-times-city = Une cité symbiotique donne ici ses points { $n } fois.
uc-svg-more = Sa métropole donne { $what } de plus à la Production.
uc-svg-pair = Avec l’autre tunnel de la paire, il donne { $what } à la Production.
uc-svg-expansion = Seul un effet qui nomme les sites de développement permet de construire ici.
uc-svg-alike = Ces emplacements se valent : le premier sert.
uc-svg-unconnected = Non reliée.
uc-svg-both-tunnels = Reliée seulement par ses deux tunnels.
uc-svg-feeding = Nourriture : ce que prennent les cités reliées
uc-svg-score = Points acquis, et si la partie s’arrêtait
uc-svg-source-tunnel = Tunnels
uc-svg-source-farm = Fermes
uc-svg-source-desal = Stations de dessalement
uc-svg-source-lab = Laboratoires
uc-svg-source-upgraded = { $n ->
    [one] { $n } amélioration
   *[other] { $n } améliorations
}
uc-svg-source-symbiotic-city = Cités symbiotiques
uc-svg-source-pair-of-farm = Paires de fermes améliorées
uc-svg-source-pair-of-desal = Paires de stations améliorées
uc-svg-source-pair-of-lab = Paires de laboratoires améliorés
uc-svg-source-pair-of-tunnels = Paires de tunnels
uc-svg-source-metropolis = Métropole
uc-svg-source-card = Carte
uc-svg-rival = Plateau : { $player }
uc-svg-goal = L’objectif : 7 cités reliées et 100 points
uc-svg-goal-now = Les points sont ceux d’une fin immédiate.
uc-svg-ring = Les créneaux dans le sens horaire. Les tuiles neutres avancent d’un créneau en fin de manche ; celle au bord pointillé reste une manche.
