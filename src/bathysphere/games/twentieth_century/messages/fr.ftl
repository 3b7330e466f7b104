# 20th Century en français : noms, questions, coups.

tc-name =
    { $en ->
       *[any] { $fr }
    }
tc-city = { $tile } ({ $goods })
tc-cell = ({ $x }, { $y })
tc-place = { $steps } de la patrie
tc-step-north = { $n } au nord
tc-step-east = { $n } à l’est
tc-step-south = { $n } au sud
tc-step-west = { $n } à l’ouest
tc-home = Patrie
tc-good-coin = la production de pièces
tc-good-science = la production de science
tc-good-vp = la production de points
tc-cost-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
tc-cost-science = { $n ->
    [one] { $n } science
   *[other] { $n } sciences
}
tc-end-city = la ville ({ $goods })
tc-end-side = le côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
tc-end-hub = le milieu
tc-end-line = la ligne : { $ends }
tc-end-line-bare = la ligne
tc-kind-mine = mine
tc-kind-laboratory = laboratoire
tc-kind-hospital = hôpital
tc-kind-workers = travailleurs
tc-kind-bridge = pont
tc-kind-sorting-centre = centre de tri
tc-kind-park = parc
tc-kind-locomotive = locomotive
tc-kind-waste-transport = transport de déchets
tc-kind-recycling = recyclage
tc-kind-depollution = dépollution
tc-kind-quality-of-life = qualité de vie

tc-prompt-over = La partie est terminée.
tc-prompt-wait = On attend { $players }.
tc-prompt-open = Ouvrez une enchère (dès { $minimum }) ou quittez.
tc-prompt-alone = Vous êtes seul : achetez à { $minimum } chacun, ou quittez.
tc-prompt-opening = Première offre pour { $tile }, au moins { $minimum }.
tc-prompt-bid = { $tile } : { $leader } offre { $bid }. Et vous ?
tc-prompt-technology = Achetez une technologie (science : { $price }) ou aucune.
tc-prompt-stake = { $disaster } : misez de la science sur une colonne.
tc-prompt-dump = Où va ce déchet ? Restent à placer : { $n }.
tc-prompt-attach = Quelle nouvelle tuile posez-vous maintenant ?
tc-prompt-site = Où posez-vous { $tile } ?
tc-prompt-turn = Comment tournez-vous { $tile } ?
tc-prompt-settle = { $tile } : quelle ville peupler ?
tc-prompt-tools = Utilisez une technologie, ou arrêtez.
tc-prompt-workers-first = Quelle ville vide reçoit les travailleurs ?
tc-prompt-bridge-first = Sur quelle tuile construisez-vous le pont ?
tc-prompt-bridge-second = Que relie le pont ?
tc-prompt-sorting-centre-first = De quelle tuile triez-vous un déchet ?
tc-prompt-locomotive-first = De quelle ville part la population ?
tc-prompt-locomotive-second = Dans quelle ville arrive-t-elle ?
tc-prompt-waste-transport-first = De quelle tuile un déchet est-il emporté ?
tc-prompt-waste-transport-second = Vers quelle tuile est-il emporté ?
tc-prompt-recycling-first = De quelle tuile un déchet est-il retiré ?
tc-prompt-recycle = { $tile } : quel déchet le centre recycle-t-il ?

tc-move-open = mettre { $tile } aux enchères
tc-move-buy = acheter { $tile } pour { $bid }
tc-move-leave = quitter les enchères (une technologie coûte { $price })
tc-move-open-at = offrir { $bid }
tc-move-raise = monter à { $bid }
tc-move-pass = passer
tc-move-purchase = acheter { $technology } ({ $parts }) pour { $price ->
    [one] { $price } science
   *[other] { $price } sciences
}
tc-move-decline = n'acheter aucune technologie
tc-move-stake = colonne { $column } (déchets : { $waste }, fumées : { $smoke }) pour { $bid }
tc-move-dump = un déchet sur { $tile }
tc-move-attach = poser { $tile }
tc-move-at = { $place }
tc-move-turn = { $n ->
    [0] comme imprimée
    [1] un quart de tour à droite
    [2] un demi-tour
   *[other] un quart de tour à gauche
}
tc-move-settle = la population dans la ville ({ $goods })
tc-move-recycle = recycler un déchet : { $tile }
tc-move-idle = ne rien recycler
tc-move-use = utiliser { $technology } : { $part }
tc-move-use-paying = utiliser { $technology } : { $part }, pour { $cost }
tc-move-stop = arrêter
tc-move-tile = { $tile }
tc-move-city = { $city }
tc-move-bridge = relier { $one } et { $other }
