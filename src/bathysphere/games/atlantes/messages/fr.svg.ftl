# Mots dans les dessins.

at-svg-board = Plateau océan
at-svg-desk = Votre royaume, vos mantas et votre main
at-svg-realm = Votre royaume
at-svg-hand = Main
at-svg-locations = Lieux
at-svg-explored = Exploration
at-svg-central = Rangée centrale
at-svg-characters = Personnages
at-svg-tracks = Objectifs
at-svg-rivals = Autres joueurs
at-svg-clocks = Approche de la fin
at-svg-solo = Fantôme et totem
at-svg-reserve = Mantas sauvages en réserve
at-svg-discarded = défausse : { $n }
at-svg-deck-location = Lieux face cachée : { $n }
at-svg-deck-character = Personnages face cachée : { $n }
at-svg-place = { $location } ({ $type }) : { $gold } or ou { $power } de puissance. Niveaux : { $levels }. Vaut { $points } points ; { $manta }.
at-svg-short = Il vous manque { $gold } or et { $power } de puissance.
at-svg-price = Prix ici : { $n } or.
at-svg-boxed = retour dans la boîte avant le premier tour, contre { $manta }
at-svg-returns = Revient en main quand elle est jouée.
at-svg-track = { $objective } : { $needs }. Prochaine place : { $points } points.
at-svg-spent = épuisée
at-svg-complete = complet
at-svg-left = { $n ->
    [one] reste 1
   *[other] reste { $n }
}
at-svg-free = place libre
at-svg-in-play = En jeu
at-svg-points = points
at-svg-pile = marqués
at-svg-discard = défausse
at-svg-purse = Pour payer maintenant
at-svg-paying = Ce prix se paie avec
at-svg-skip = Ne rien prendre
at-svg-end-turn = Terminer le tour
at-svg-plays = joue
at-svg-obeys = doit obéir
at-svg-turns = { $n ->
    [0] –
    [one] { $n } tour
   *[other] { $n } tours
}
at-svg-phase-kings = rois
at-svg-phase-before = avant
at-svg-phase-main = action
at-svg-phase-after = après
at-svg-phase-over = fin
at-svg-clock-locations = { $n ->
    [one] Encore une exploration et la partie finit ; au plus tôt dans { $turns } tours.
   *[other] Encore { $n } explorations et la partie finit ; au plus tôt dans { $turns } tours.
}
at-svg-clock-characters = { $n ->
    [one] Encore un recrutement et la partie finit ; au plus tôt dans { $turns } tours.
   *[other] Encore { $n } recrutements et la partie finit ; au plus tôt dans { $turns } tours.
}
at-svg-clock-claims = { $n ->
    [one] Encore une revendication du meneur et la partie finit ; au plus tôt dans { $turns } tours.
   *[other] Encore { $n } revendications du meneur et la partie finit ; au plus tôt dans { $turns } tours.
}
at-svg-ghost = Le fantôme
at-svg-so-far = { $n } points pour l’instant
at-svg-ghost-mantas = Mantas restantes : { $n }
