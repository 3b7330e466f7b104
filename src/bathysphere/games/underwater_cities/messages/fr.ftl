# Ce qui est demandé, fait et annoncé à la table.

uc-tally-federation = piste Fédération
uc-tally-sites = bonus de sites
uc-tally-metropolis = métropoles reliées
uc-tally-cards = cartes
uc-tally-production = production
uc-tally-contracts = contrats
uc-tally-feeding = cités non nourries
uc-tally-brown = métropole brune
uc-tally-goals = cartes de décompte final
uc-tally-network = cités
uc-tally-resources = ressources restantes
uc-prompt-over = La partie est terminée.
uc-prompt-wait = On attend { $player }.
uc-prompt-keep = { $over ->
    [one] Choisissez la carte à défausser ; on en garde { $n }.
   *[other] Choisissez { $over } cartes à défausser, une par une ; on en garde { $n }.
}
uc-prompt-neutral = Sur quel créneau de chaque couleur les tuiles neutres commencent-elles ?
uc-prompt-discard = { $over ->
    [one] Vous avez plus de { $n } cartes : défaussez-en une.
   *[other] Vous avez plus de { $n } cartes : défaussez-en { $over }, une par une.
}
uc-prompt-turn = Choisissez un créneau et jouez une carte.
uc-prompt-order = { $card } correspond au { $slot } : que résolvez-vous d’abord ?
uc-prompt-card = Que devient { $card } ?
uc-prompt-fifth = Vous avez quatre cartes action : laquelle cède sa place à la carte { $card } ?
uc-prompt-free = Autre chose avant de continuer ?
uc-prompt-parts = { $source } : quelle partie maintenant ?
uc-prompt-build = { $source } : que construisez-vous, et où ?
uc-prompt-pay-build = Comment payez-vous { $what } ?
uc-prompt-upgrade = { $source } : qu’améliorez-vous ?
uc-prompt-pay-upgrade = Comment payez-vous l’amélioration ?
uc-prompt-convert = { $source } : quelle cité devient symbiotique ?
uc-prompt-choice = { $source } : choisissez.
uc-prompt-pay = { $source } : payez-vous ?
uc-prompt-advance = { $source } : avancez-vous d’une case ?
uc-prompt-use = { $source } : quelle carte action utilisez-vous ?
uc-prompt-ready = { $source } : quelle carte action redressez-vous ?
uc-prompt-perform = { $source } : l’action de quel créneau effectuez-vous ?
uc-prompt-tile = Quelle métropole prenez-vous ?
uc-prompt-resources = { $source } : quelles ressources ?
uc-prompt-yield = { $source } : la production de quoi ?
uc-prompt-sift = Quelle carte gardez-vous ?
uc-prompt-special = Comment piochez-vous une carte spéciale ?
uc-prompt-keep-special = Quelle carte spéciale gardez-vous ?
uc-prompt-under = Quelle carte va d’abord sous la pioche ?
uc-prompt-trigger = Quel effet vient d’abord ?
uc-prompt-produce = Production : parmi vos { $what }, combien produisent { $gain } au lieu de { $less } ?
uc-prompt-convert-production = Payez-vous encore quelque chose pendant la Production ?
uc-prompt-score = Quels points achetez-vous ?
uc-move-discard = défausser { $card }
uc-move-start = commencer sur le créneau { $n } de chaque couleur
uc-move-place = { $slot } avec { $card }{ $match ->
        [yes] {" "}(les couleurs concordent)
       *[no] {""}
    }
uc-move-clone = copier le { $slot } avec { $card }{ $match ->
        [yes] {" "}(les couleurs concordent)
       *[no] {""}
    }
uc-move-slot-first = d’abord le créneau
uc-move-card-first = { $kind ->
    [instant] d’abord la carte
   *[other] d’abord la carte : elle est acquise
}
uc-move-decline = laisser la carte sans effet
uc-move-pay-card = payer { $cost } pour { $card }
uc-move-claim = acquérir { $card }
uc-move-give-up = abandonner { $card }
uc-move-give-up-use = utiliser puis abandonner { $card }
uc-move-done = continuer
uc-move-part = { $what }
uc-move-also = { $card } : { $what }
uc-move-stop = laisser le reste
uc-move-skip = laisser cela
uc-move-advance = avancer d’une case
uc-move-build = construire { $what } : { $where }
uc-move-pay = payer { $cost }
uc-move-upgrade = améliorer { $what } : { $where }
uc-move-convert = rendre la cité symbiotique : { $where }
uc-move-use = utiliser { $card }
uc-move-ready = redresser { $card }
uc-move-take = prendre { $card }
uc-move-take-open = prendre { $card } sur la pioche
uc-move-look = mettre la première carte sous la pioche et en regarder trois
uc-move-keep = garder { $card }
uc-move-under = mettre { $card } sous la pioche
uc-move-resources = prendre { $what }
uc-move-first = d’abord { $source }
uc-move-ability = une fois par tour : { $card }
uc-move-perform = effectuer l’action du { $slot }
uc-move-produce = la production d’{ $what }
uc-move-contract = remplir le contrat { $card }
uc-move-replace = { $n ->
    [0] { $card } : rien de changé
   *[other] { $card } : { $n }
}
uc-move-pay-production = { $card } : payer { $cost }
uc-move-buy = { $card } : payer { $cost } pour { $points }
uc-fact-gained = { $player } gagne { $what }.
uc-fact-paid = { $player } paie { $what }.
uc-fact-scored = { $player } marque { $what } ({ $tally }).
uc-fact-lost = { $player } perd { $what } ({ $tally }).
uc-fact-drew = { $player } pioche une carte.
uc-fact-drew-own = Vous piochez { $card }.
uc-fact-reshuffled = La défausse est mélangée : nouvelle pioche de { $n } cartes.
uc-fact-discarded = { $player } défausse { $card }.
uc-fact-claimed = { $player } acquiert { $card }.
uc-fact-used = { $player } utilise { $card }.
uc-fact-readied = { $player } redresse { $card }.
uc-fact-built = { $player } construit { $what } : { $where }.
uc-fact-upgraded = { $player } améliore { $what } : { $where }.
uc-fact-converted = { $player } rend une cité symbiotique : { $where }.
uc-fact-connected = { $player } relie { $tile }.
uc-fact-received = { $player } reçoit { $tile }.
uc-fact-entered = { $player } avance sur la case { $n } de la piste Fédération.
uc-fact-stepped = { $player } avance au-delà de la piste Fédération.
uc-fact-chose = { $player } joue { $card } sur le { $slot }.
uc-fact-cloned = { $player } paie un crédit et prend la tuile de clonage.
uc-fact-performed = { $player } effectue l’action du { $slot }.
uc-fact-bought = { $player } paie { $card }.
uc-fact-took = { $player } prend { $card }.
uc-fact-kept = { $player } garde une carte spéciale.
uc-fact-kept-own = Vous gardez { $card }.
uc-fact-looked = { $player } met { $card } sous la pioche et regarde { $n } cartes spéciales.
uc-fact-bottomed = { $player } met une carte sous la pioche.
uc-fact-bottomed-own = Vous mettez { $card } sous la pioche.
uc-fact-turned = La carte { $card } est révélée.
uc-fact-sifted = { $player } pioche { $n } cartes parmi lesquelles choisir.
uc-fact-contracted = { $player } remplit le contrat { $card }.
uc-fact-produced = { $player } produit.
uc-fact-fed = { $player } nourrit ses cités : { $what }.
uc-fact-rewarded = { $card } rapporte { $what } à { $player }.
uc-fact-round-over = La manche { $n } est terminée ; { $player } joue maintenant en premier.
uc-fact-era-begun = L’époque { $n } commence.
uc-fact-blocked = La carte { $card } est révélée : le { $slot } est bloqué pour cette manche.
uc-fact-started = Les tuiles neutres commencent sur le créneau { $n } de chaque couleur.
uc-reason-over = Dix manches ont été jouées.
uc-reason-now = Si la partie se terminait maintenant.
uc-reason-won = L’objectif est atteint : au moins 7 cités reliées et 100 points.
uc-reason-lost = L’objectif est manqué : il faut 7 cités reliées et 100 points.
uc-refusal-occupied = Le { $slot } est occupé pour cette manche.
uc-refusal-unusable = Rien du { $slot } n’est utilisable maintenant.
uc-refusal-clone-own = Votre propre tuile est sur le { $slot }.
uc-refusal-clone-used = La tuile de clonage a été utilisée pendant cette manche.
uc-refusal-clone-credit = La tuile de clonage coûte 1 crédit ; vous en avez { $have }.
uc-refusal-cost = Cela coûte { $need } ; vous avez { $have }.
uc-refusal-site = Il n’y a pas de site autorisé pour cela.
uc-refusal-stock = Il n’en reste plus dans la réserve.
uc-refusal-nothing-to-upgrade = Vous n’en avez aucun qui ne soit déjà amélioré.
uc-refusal-used-up = La carte { $card } a été utilisée pendant cette époque.
uc-refusal-card-useless = Aucune partie de la carte { $card } n’est réalisable maintenant.
uc-refusal-no-action = Vous n’avez aucune carte action prête qui serve à quelque chose.
uc-refusal-special-cost = { $card } coûte { $need } ; vous avez { $have }.
uc-refusal-contract = { $card } demande : { $needs }.
uc-refusal-part = Cela n’est pas réalisable maintenant.
uc-refusal-must = Il faut en faire au moins une partie.
uc-refusal-ability-used = La carte { $card } a été utilisée pendant ce tour.
uc-board-round = Manche { $round }, époque { $era }, tour { $cycle }
uc-board-order = Ordre du tour : { $players }
uc-board-supply = Restent : { $white } dômes blancs, { $purple } dômes violets, { $tunnels } tunnels ; pioche { $deck }, défausse { $discard }
uc-board-slots = Créneaux
uc-board-slot-free = { $slot } : { $text }
uc-board-slot-taken = { $slot }, occupé par { $players } : { $text }
uc-board-neutral = une tuile neutre
uc-board-clone-free = La tuile de clonage est libre (1 crédit).
uc-board-clone-taken = { $player } a la tuile de clonage.
uc-board-specials = Cartes spéciales (pioche { $n })
uc-board-contracts = Contrats
uc-board-nation = { $player } sur { $board }
uc-board-means = { $points } ; { $means } ; main { $hand } ; case Fédération { $space }
uc-board-city = 
    { $where } : { $city }{ $link ->
        [yes] , reliée
       *[no] , non reliée
    } ; { $buildings }
uc-board-open-site = { $where } : site de cité vide ; { $buildings }
uc-board-building = 
    { $what }{ $upgraded ->
        [yes] { "" } (amélioré)
       *[no] { "" }
    }
uc-board-free-sites = 
    { $n ->
        [one] { $n } site libre
       *[other] { $n } sites libres
    }
uc-board-tunnels = Tunnels : { $tunnels }
uc-board-tunnel = 
    { $where }{ $upgraded ->
        [yes] { "" } (amélioré)
       *[no] { "" }
    }
uc-board-tile = 
    { $tile }{ $link ->
        [yes] , reliée
       *[no] { "" }
    } : { $text }
uc-board-card = { $card } : { $text }
uc-board-action = 
    { $card }{ $ready ->
        [yes] { "" } (prête)
       *[no] { "" } (utilisée)
    } : { $text }
uc-board-hand = Votre main
uc-board-hand-card = { $card } ({ $colour }, { $kind }) : { $text }
uc-board-hand-special = { $card } ({ $colour }, { $kind }, { $cost }) : { $text }
uc-board-forecast = Prochaine production : { $what }
uc-board-now = Si la partie se terminait maintenant : { $points }
