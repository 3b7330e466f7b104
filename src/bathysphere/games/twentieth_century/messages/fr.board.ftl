# Le plateau en texte.

tc-board-round = Manche { $round } sur 6
tc-board-legend = c pièces · s science · v points · R centre de recyclage · * population · P population · W déchets · lignes : ce que les rails relient
tc-board-market = Premier joueur { $player } · offre minimale { $minimum } · technologie { $prices }
tc-board-inside = Encore aux enchères : { $players }
tc-board-bid = { $tile } : { $player } offre { $bid }
tc-board-territories = Territoires
tc-board-territory = { $id } { $name } : { $cities } ; lignes { $lines }
tc-board-technologies = Technologies, maintenant { $price ->
    [one] { $price } science
   *[other] { $price } sciences
}
tc-board-technology = { $id } { $name } : { $parts }
tc-board-technology-impact = { $id } { $name } : { $parts } ; aussitôt { $impact }
tc-board-disaster = Catastrophe : { $name }
tc-board-column = colonne { $column } : déchets { $waste }, fumées { $smoke }
tc-board-column-staked = colonne { $column } : déchets { $waste }, fumées { $smoke } ; { $stakes }
tc-board-stake = { $player } mise { $bid }
tc-board-cards = Cartes de score
tc-board-card = { $name } (manche { $round }) : { $scores } ; maintenant { $now }
tc-board-card-scored = { $name } (manche { $round }) : { $scores } ; elle a payé { $now }
tc-board-now = { $player } { $n }
tc-board-nation = Pays : { $player }
tc-board-hand = En main : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
}
tc-board-production = Produit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tc-board-state = Score { $score } · pollution { $pollution } (une tuile propre vaut { $clean }) · déchets { $waste }
tc-board-map = { $row }
tc-board-tile = { $id } { $name } en { $cell } : { $cities } ; déchets { $waste } ; lignes { $lines }
tc-board-facility = { $id } { $name } en { $cell } : +{ $n } à { $good } ; lignes { $lines }
tc-board-new = à poser : { $id } { $tile }, déchets { $waste }
tc-board-pending = Déchets à placer : { $n }
tc-board-spent = Dépensé : { $parts }

tc-part-mine = mine, +{ $n } pièce par ville voisine sur sa ligne ({ $lines })
tc-part-laboratory = laboratoire, +{ $n } science par ville voisine sur sa ligne ({ $lines })
tc-part-hospital = hôpital, +{ $n } point par ville voisine sur sa ligne ({ $lines })
tc-part-workers = travailleurs, une fois : population dans une ville vide
tc-part-bridge = pont, une fois
tc-part-sorting-centre = centre de tri, une fois : retirer un déchet
tc-part-park = parc
tc-part-locomotive = locomotive, chaque manche : déplacer la population sur une ligne
tc-part-waste-transport = transport de déchets, chaque manche : déplacer un déchet
tc-part-recycling = recyclage, chaque manche : payer { $cost }, retirer un déchet
tc-part-depollution = dépollution, chaque manche : payer { $cost }, un pas vers le mieux
tc-part-quality-of-life = qualité de vie, chaque manche : payer { $cost }, marquer { $n }
tc-impact-waste = déchets { $n }
tc-impact-smoke = fumées { $n }
tc-impact-tree = { $n ->
    [one] { $n } arbre
   *[other] { $n } arbres
}
tc-score-coin = { $n } par pièce produite
tc-score-science = { $n } par science produite
tc-score-vp = { $n } par point produit
tc-score-score = { $n } par point acquis
tc-score-clean = { $n } par territoire sans déchet
tc-score-centre = { $n } par centre de recyclage en service
tc-score-trees = { $n } fois le nombre de la case à arbres
tc-score-section = { $n } fois la valeur du secteur par territoire sans déchet
tc-score-waste = { $n } par déchet
