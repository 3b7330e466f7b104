# Antarctica, mots des dessins, français.

an-svg-board = Plateau
an-svg-zone-0 = Byrd
an-svg-zone-1 = Ross
an-svg-zone-2 = Wilkes
an-svg-zone-3 = Amery
an-svg-zone-4 = Enderby
an-svg-zone-5 = Reine-Maud
an-svg-zone-6 = Weddell
an-svg-zone-7 = Bellingshausen
an-svg-zone-label = Zone { $zone }, { $name } : { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
} ; la première place vaut { $worth }
an-svg-zone-closed = Zone { $zone }, { $name } : fermée
an-svg-closed = fermée
an-svg-first = 1er
an-svg-no-scientists = aucun scientifique
an-svg-sun = Le Soleil est dans la zone { $zone }
an-svg-ship = Bateau de { $player }, zone { $zone }, position { $position }
an-svg-own-ship = Bateau de { $player }, zone { $zone }, position { $position } : le Soleil l'atteint dans { $stops ->
    [one] { $stops } arrêt
   *[other] { $stops } arrêts
}
an-svg-available = Disponible
an-svg-discarded = Défaussé
an-svg-personnel = { $player } : personnel { $n }
an-svg-reserve = { $player } : réserve { $n }
an-svg-ships = { $player } : bateaux disponibles { $n }
an-svg-cubes = { $player } : cubes disponibles { $n }
an-svg-lost-ships = { $player } : bateaux défaussés { $n }
an-svg-lost-cubes = { $player } : cubes défaussés { $n }
an-svg-tracks = Pistes de recherche
an-svg-tracks-note = rouge : qui avance · bleu : tous, une fois
an-svg-track-closed = { $track } : piste fermée à { $n } joueurs
an-svg-space-red = Case { $space }, rouge : { $effect } ; chaque fois, pour qui l'atteint
an-svg-space-blue = Case { $space }, bleue : { $effect } ; une fois, pour tous
an-svg-cube = Cube de { $player } sur la case { $space }, vaut { $value }
an-svg-offers = Bâtiments proposés
an-svg-offers-note = brillant : constructible maintenant
an-svg-left = { $deck } · reste { $n }
an-svg-empty = plus de carte
an-svg-sail-to-build = Naviguez vers une de ces zones pour la construire aussitôt
an-svg-covers = { $card } remplace ce qui manque
an-svg-shipyard = Cartes Chantier naval : prenez-en une
an-svg-draft = Cartes Chantier naval révélées : gardez-en une
an-svg-family-shipyard = Chantier naval
an-svg-family-resource = Carte Ressource
an-svg-or = ou
an-svg-does-icebreaker = Posé dans une zone : votre deuxième bateau y suit le premier.
an-svg-does-place-scientist = Un scientifique du personnel dans la zone cible.
an-svg-does-two-scientists = Deux scientifiques de la réserve au personnel.
an-svg-does-rapid-progress = Trois cases libres sur une piste ouverte.
an-svg-does-simple = Tient lieu d'un de ces bâtiments pour construire.
an-svg-does-expertise = Tient lieu d'un de ces bâtiments pour construire.
an-svg-turn = Votre tour
an-svg-act-recruit = Recruter
an-svg-act-build-ship = Construire un bateau
an-svg-act-research = Recherche
an-svg-act-sacrifice = Sacrifier
an-svg-act-end-turn = Terminer le tour
an-svg-step-sail = Naviguer
an-svg-step-action = Action
an-svg-step-end = Fin
an-svg-setup = La partie se met en place.
an-svg-hand = Cartes en main
an-svg-no-cards = aucune carte en main
an-svg-holds = { $player } a { $card } × { $n }
an-svg-forecast = Prochains arrêts du Soleil
an-svg-forecast-note = selon les bateaux en place
an-svg-no-stops = aucun bateau n'attend le Soleil
an-svg-stop = Arrêt { $n } : zone { $zone }, { $name }, premier bateau de { $player }
an-svg-place = { $zone } { $name }, position { $position }
an-svg-now = peut partir
an-svg-in-stops = dans { $n ->
    [one] { $n } arrêt
   *[other] { $n } arrêts
}
an-svg-supply = Reste à côté du plateau
an-svg-supply-of = { $what } : reste { $n }
an-svg-desk = Cartes, tour et prévisions
an-svg-standings = Qui mène où
an-svg-standings-note = pièces, points si l'on comptait maintenant
an-svg-item-asterisk = Astérisques
an-svg-item-discarded = Défaussés
an-svg-total = Total
an-svg-teams = Équipes
an-svg-teams-note = personnel, réserve, bateaux, cubes
an-svg-your-ships = Vos bateaux
an-svg-rest = reste
