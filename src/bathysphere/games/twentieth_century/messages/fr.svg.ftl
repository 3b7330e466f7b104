# Les mots des dessins.

tc-svg-board = Table
tc-svg-banner = Manche et phase
tc-svg-desk = Au travail
tc-svg-hand = Ce que vous avez
tc-svg-scores = Décompte
tc-svg-air = Pollution
tc-svg-country = Pays
tc-svg-country-of = Pays : { $name }
tc-svg-territories = Territoires
tc-svg-technologies = Technologies

tc-svg-rounds = Manche { $n } sur 6
tc-svg-phase-auction = Enchères
tc-svg-phase-disaster = Catastrophe
tc-svg-phase-build = Consolidation
tc-svg-phase-produce = Production
tc-svg-phase-bonus = Bonus
tc-svg-phase-final = Décompte final
tc-svg-next = Ensuite : { $phase }
tc-svg-step-dump = Déchets
tc-svg-step-attach = Tuiles
tc-svg-step-tools = Technologie
tc-svg-step-recycle = Recyclage

tc-svg-acts = doit jouer
tc-svg-in = en lice
tc-svg-left = a quitté
tc-svg-leads = mène à { $n }
tc-svg-passed = a passé
tc-svg-waits = doit encore miser
tc-svg-holds = { $n } sur colonne { $column }
tc-svg-outbid = dépassé à { $n }
tc-svg-builds = au travail
tc-svg-done = a fini
tc-svg-over = score final

tc-svg-minimum = mises dès { $n }
tc-svg-block = Aux enchères
tc-svg-block-empty = Aucun territoire aux enchères
tc-svg-opens = { $name } ouvre une enchère ou quitte
tc-svg-alone = { $name } est seul et peut acheter
tc-svg-lot = { $price } pièces ; déchets à l’arrivée : { $waste }.
tc-svg-shops = { $name } quitte et peut acheter une technologie
tc-svg-on-block = aux enchères
tc-svg-sold = { $name }
tc-svg-brings = arrive avec
tc-svg-bid = Laisse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; après la vente, une technologie coûte { $price }.
tc-svg-chip = Miser { $n }
tc-svg-price = Une technologie coûte { $n ->
    [one] { $n } science
   *[other] { $n } sciences
} ; chaque territoire vendu avance le prix d’un cran.
tc-svg-way-pass = Passer
tc-svg-more-pass = ce lot seulement
tc-svg-more-leave = technologie pour { $price }
tc-svg-way-leave = Quitter
tc-svg-way-buy-nothing = Ne rien acheter
tc-svg-way-stop = Arrêter
tc-svg-way-recycle-nothing = Ne rien recycler
tc-svg-park = des arbres à l’achat

tc-svg-disaster = Catastrophe : { $name }
tc-svg-stakes = Misez de la science sur une colonne ; à la fin, un pion par colonne
tc-svg-coming = frappe ensuite
tc-svg-soon = vient ensuite
tc-svg-column = Colonne { $n } : { $waste ->
    [one] { $waste } déchet
   *[other] { $waste } déchets
}, { $smoke ->
    [one] { $smoke } fumée
   *[other] { $smoke } fumées
}
tc-svg-column-out = dès { $n } joueurs
tc-svg-spared = épargné
tc-svg-stake = Miser { $n }
tc-svg-stake-ends = Qui est dépassé mise à nouveau, jusqu’à ce que chaque pion mène sa colonne.
tc-svg-stake-paid = La mise se paie en science à la fin.
tc-svg-stake-opens = Le pion de la première colonne ouvre la manche suivante.

tc-svg-makes = produit
tc-svg-production = Produit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tc-svg-pending = Déchets encore à placer : { $n }
tc-svg-standing = Score { $score }, air { $air }, déchets { $waste }.
tc-svg-holding = En main : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
}.
tc-svg-nothing = Rien n’attend d’être placé ou utilisé.
tc-svg-turn-left = Tourner à gauche
tc-svg-turn-right = Tourner à droite
tc-svg-turn-keys = Les touches r et ] la tournent à droite, R et [ à gauche ; sur un téléphone, glissez sur la carte.
tc-svg-waste = Déchets dessus : { $n }.

tc-svg-key-coupled = les rails se rejoignent ici
tc-svg-key-raised = plus, par un équipement de la ligne
tc-svg-key-reached = un centre atteint ces déchets
tc-svg-key-empty = ville vide : ne produit rien

tc-svg-territory = { $name } : { $cities }.
tc-svg-facility = { $name } : +{ $n } { $good } par ville voisine sur ses rails.
tc-svg-city = une ville ({ $goods })
tc-svg-good-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
tc-svg-good-science = { $n ->
    [one] { $n } science
   *[other] { $n } sciences
}
tc-svg-good-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tc-svg-good-recycling = centre de recyclage
tc-svg-technology = { $name } : { $parts }.
tc-svg-technology-impact = { $name } : { $parts }. Aussitôt : { $impact }.

tc-svg-final = Fin de siècle
tc-svg-now = Maintenant : { $scores }
tc-svg-paid = Elle a payé : { $scores }
tc-svg-per-coin = pièce produite
tc-svg-per-science = science produite
tc-svg-per-vp = point produit
tc-svg-per-score = point acquis
tc-svg-per-clean = tuile sans déchet
tc-svg-per-centre = centre actif
tc-svg-per-trees = case arbre
tc-svg-per-section = valeur des tuiles propres
tc-svg-per-waste = déchet
tc-svg-per-heap = déchet après le premier
tc-svg-per-air = case de pollution
tc-svg-per-coins = majorité de pièces
tc-svg-per-flasks = majorité de science
