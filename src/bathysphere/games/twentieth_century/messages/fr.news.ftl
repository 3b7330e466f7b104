# Ce qui s'est passé, les points, et pourquoi pas.

tc-fact-began = La manche { $round } commence ; { $player } est premier joueur.
tc-fact-revealed = La catastrophe de cette manche est { $disaster }.
tc-fact-bid = { $player } offre { $bid } pour { $tile }.
tc-fact-passed = { $player } passe pour { $tile }.
tc-fact-left = { $player } quitte les enchères.
tc-fact-won = { $player } remporte { $tile } pour { $bid }, déchets dessus : { $waste }.
tc-fact-bought = { $player } achète { $technology } ({ $parts }) pour { $price ->
    [one] { $price } science
   *[other] { $price } sciences
}.
tc-fact-littered = { $player } reçoit des déchets à placer : { $n }.
tc-fact-compensated = { $player } n'a rien remporté et reçoit { $n } pièces.
tc-fact-polluted = { $player } : le marqueur de pollution va à { $space }.
tc-fact-cleaned = { $player } dépollue : le marqueur de pollution va à { $space }.
tc-fact-staked = { $player } mise { $bid } dans la colonne { $column }.
tc-fact-prevented = { $player } paie { $bid ->
    [one] { $bid } science
   *[other] { $bid } sciences
} pour la colonne { $column }.
tc-fact-consolidated = { $player } a consolidé son pays.
tc-fact-dumped = { $player } met un déchet sur { $tile }.
tc-fact-attached = { $turn ->
    [0] { $player } pose { $tile } ({ $place }), telle qu'imprimée.
    [1] { $player } pose { $tile } ({ $place }), d'un quart de tour à droite.
    [2] { $player } pose { $tile } ({ $place }), d'un demi-tour.
   *[other] { $player } pose { $tile } ({ $place }), d'un quart de tour à gauche.
}
tc-fact-settled = { $player } a de la population dans une ville : { $city }.
tc-fact-departed = { $player } fait partir la population d’une ville : { $city }.
tc-fact-used = { $player } utilise { $technology } : { $part }.
tc-fact-paid = { $player } paie { $cost }.
tc-fact-bridged = { $player } construit un pont sur { $tile }.
tc-fact-sorted = { $player } trie un déchet : { $tile }.
tc-fact-removed = { $player } retire un déchet : { $tile }.
tc-fact-carted = { $player } emporte un déchet : { $one } → { $other }.
tc-fact-enjoyed = { $player } marque { $n } points pour la qualité de vie.
tc-fact-made = { $player } produit désormais { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tc-fact-produced = { $player } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $science ->
    [one] { $science } science
   *[other] { $science } sciences
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tc-fact-recycled = { $player } recycle un déchet : { $tile }, au centre { $city }.
tc-fact-scored = { $player } marque { $n } pour { $card }.
tc-fact-counted = { $player } marque { $n } pour { $what }.
tc-fact-ended = Le siècle est terminé.
tc-reason-running = Si la partie s'arrêtait maintenant.

tc-line-production = la production
tc-line-quality = la qualité de vie
tc-line-second = la carte de score de la manche deux
tc-line-fourth = la carte de score de la manche quatre
tc-line-clean = les territoires sans déchet
tc-line-dirty = les territoires à deux déchets ou plus
tc-line-pollution = la pollution
tc-line-trade = le commerce
tc-line-science = la science

tc-refusal-left = Vous avez quitté les enchères de cette manche.
tc-refusal-leading = Vous avez la meilleure offre, { $bid }.
tc-refusal-passed = Vous avez passé pour { $tile }.
tc-refusal-not-your-turn = C'est à { $players } de jouer.
tc-refusal-leave-first = On n'achète une technologie qu'en quittant les enchères ; elle coûterait maintenant { $price ->
    [one] { $price } science
   *[other] { $price } sciences
}.
tc-refusal-no-pass = Qui met aux enchères doit offrir.
tc-refusal-minimum = Une offre de { $bid } est sous le minimum de { $minimum }.
tc-refusal-coins = Il faut { $need } pièces, vous en avez { $have }.
tc-refusal-science = Il faut { $need ->
    [one] { $need } science
   *[other] { $need } sciences
}, vous en avez { $have }.
tc-refusal-not-above = { $bid } ne dépasse pas l'offre en cours de { $standing }.
tc-refusal-column = Cette colonne est pour { $seats } joueurs ; vous êtes { $have }.
tc-refusal-outbid = Il faudrait { $need ->
    [one] { $need } science
   *[other] { $need } sciences
} ici ; vous en avez { $have }, et la mise la plus haute est { $most }.
tc-refusal-stake-not-above = Il y a déjà { $standing } ici : misez plus.
tc-refusal-stake-science = Vous avez { $have ->
    [one] { $have } science
   *[other] { $have } sciences
} : vous ne pouvez pas miser plus.
tc-refusal-highest = Vous êtes le plus haut de la colonne { $column } avec { $bid }.
tc-refusal-one-by-one = Les joueurs consolident l'un après l'autre ; c'est à { $players } de jouer.
tc-refusal-done = Vous avez fini ; on attend { $players }.
tc-refusal-facility = Un équipement ne porte jamais de déchet.
tc-refusal-won-this-round = Territoires remportés cette manche : { $n } ; les déchets vont là.
tc-refusal-attach-first = Posez d'abord toutes les nouvelles tuiles.
tc-refusal-taken = { $tile } s'y trouve.
tc-refusal-same-turn = Tournée { $n } fois, la tuile est comme dans un tour proposé.
tc-refusal-park = Un parc n'a pas d'action, seulement ses arbres.
tc-refusal-spent = Cette technologie à usage unique est dépensée.
tc-refusal-used-this-round = Elle a déjà servi dans cette consolidation.
tc-refusal-cost-coin = Cela coûte { $need } pièces, vous en avez { $have }.
tc-refusal-cost-science = Cela coûte { $need ->
    [one] { $need } science
   *[other] { $need } sciences
}, vous en avez { $have }.
tc-refusal-no-empty-city = Aucune ville n'est vide.
tc-refusal-no-bridge = Aucun pont ne changerait quoi que ce soit.
tc-refusal-no-waste = Il n'y a pas de déchet dans votre pays.
tc-refusal-no-transport = Il faut un déchet et un second territoire.
tc-refusal-no-journey = Aucune ligne ne relie de la population à une ville vide.
tc-refusal-cleanest = Le marqueur de pollution est au bout propre.
tc-refusal-joined = Sur cette tuile tout est déjà relié.
tc-refusal-same-tile = Le déchet doit aller sur une autre tuile.
tc-refusal-tile-clean = Il n'y a pas de déchet sur cette tuile.
tc-refusal-nobody = Personne n'y habite.
tc-refusal-occupied = Cette ville est occupée.
tc-refusal-no-line = Aucune ligne libre ne la relie à une ville qui convienne.
tc-refusal-not-beside = Elle n'a pas de côté commun avec la tuile du centre.
tc-refusal-not-from-centre = Aucun rail du centre ne sort par ce côté.
tc-refusal-rails-do-not-meet = Sur cette tuile aucun rail n'arrive au côté commun.
