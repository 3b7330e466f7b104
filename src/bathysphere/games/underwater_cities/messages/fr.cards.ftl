# Les mots dont sont faits cartes, tuiles, créneaux et sites.

uc-name = 
    { $en ->
       *[other] { $fr }
    }
uc-n-credit = 
    { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
uc-kind-credit = crédits
uc-n-kelp = 
    { $n ->
        [one] { $n } algue
       *[other] { $n } algues
    }
uc-kind-kelp = algues
uc-n-steelplast = 
    { $n ->
        [one] { $n } flexacier
       *[other] { $n } flexaciers
    }
uc-kind-steelplast = flexaciers
uc-n-science = 
    { $n ->
        [one] { $n } science
       *[other] { $n } sciences
    }
uc-kind-science = sciences
uc-n-biomatter = 
    { $n ->
        [one] { $n } biomatériau
       *[other] { $n } biomatériaux
    }
uc-kind-biomatter = biomatériaux
uc-n-point = 
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
uc-kind-point = points
uc-n-card = 
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
uc-kind-card = cartes
uc-n-tunnel = 
    { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
uc-thing-tunnel = tunnel
uc-a-tunnel = un tunnel
uc-the-tunnel = le tunnel
uc-things-tunnel = tunnels
uc-count-tunnel = 
    { $marks ->
        [upgraded] tunnels améliorés
        [new] tunnels construits ce tour-ci
       *[none] tunnels
    }
uc-n-farm = 
    { $n ->
        [one] { $n } ferme
       *[other] { $n } fermes
    }
uc-thing-farm = ferme
uc-a-farm = une ferme
uc-the-farm = la ferme
uc-things-farm = fermes
uc-count-farm = 
    { $marks ->
        [connected] fermes reliées
        [upgraded] fermes améliorées
        [both] fermes améliorées et reliées
        [new] fermes construites ce tour-ci
       *[none] fermes
    }
uc-n-desal = 
    { $n ->
        [one] { $n } station de dessalement
       *[other] { $n } stations de dessalement
    }
uc-thing-desal = station de dessalement
uc-a-desal = une station de dessalement
uc-the-desal = la station de dessalement
uc-things-desal = stations de dessalement
uc-count-desal = 
    { $marks ->
        [connected] stations de dessalement reliées
        [upgraded] stations de dessalement améliorées
        [both] stations de dessalement améliorées et reliées
        [new] stations de dessalement construites ce tour-ci
       *[none] stations de dessalement
    }
uc-n-lab = 
    { $n ->
        [one] { $n } laboratoire
       *[other] { $n } laboratoires
    }
uc-thing-lab = laboratoire
uc-a-lab = un laboratoire
uc-the-lab = le laboratoire
uc-things-lab = laboratoires
uc-count-lab = 
    { $marks ->
        [connected] laboratoires reliés
        [upgraded] laboratoires améliorés
        [both] laboratoires améliorés et reliés
        [new] laboratoires construits ce tour-ci
       *[none] laboratoires
    }
uc-n-building = 
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
uc-a-building = un bâtiment
uc-things-building = bâtiments
uc-count-building = 
    { $marks ->
        [connected] bâtiments reliés
        [upgraded] bâtiments améliorés
        [both] bâtiments améliorés et reliés
        [new] bâtiments construits ce tour-ci
       *[none] bâtiments
    }
uc-n-structure = 
    { $n ->
        [one] { $n } structure
       *[other] { $n } structures
    }
uc-a-structure = une structure
uc-things-structure = structures
uc-count-structure = 
    { $marks ->
        [connected] structures reliées
        [upgraded] structures améliorées
        [both] structures améliorées et reliées
        [new] structures construites ce tour-ci
       *[none] structures
    }
uc-n-city = 
    { $n ->
        [one] { $n } cité
       *[other] { $n } cités
    }
uc-a-city = une cité
uc-things-city = cités
uc-count-city = 
    { $marks ->
        [connected] cités reliées
        [upgraded] cités améliorées
        [both] cités améliorées et reliées
        [new] cités construites ce tour-ci
       *[none] cités
    }
uc-n-symbiotic = 
    { $n ->
        [one] { $n } cité symbiotique
       *[other] { $n } cités symbiotiques
    }
uc-thing-symbiotic = cité symbiotique
uc-a-symbiotic = une cité symbiotique
uc-the-symbiotic = la cité symbiotique
uc-things-symbiotic = cités symbiotiques
uc-count-symbiotic = 
    { $marks ->
        [connected] cités symbiotiques reliées
        [upgraded] cités symbiotiques améliorées
        [both] cités symbiotiques améliorées et reliées
        [new] cités symbiotiques construites ce tour-ci
       *[none] cités symbiotiques
    }
uc-n-nonsymbiotic = 
    { $n ->
        [one] { $n } cité non symbiotique
       *[other] { $n } cités non symbiotiques
    }
uc-thing-nonsymbiotic = cité non symbiotique
uc-a-nonsymbiotic = une cité non symbiotique
uc-the-nonsymbiotic = la cité non symbiotique
uc-things-nonsymbiotic = cités non symbiotiques
uc-count-nonsymbiotic = 
    { $marks ->
        [connected] cités non symbiotiques reliées
        [upgraded] cités non symbiotiques améliorées
        [both] cités non symbiotiques améliorées et reliées
        [new] cités non symbiotiques construites ce tour-ci
       *[none] cités non symbiotiques
    }
uc-count-city-tunnel = 
    { $marks ->
        [upgraded] tunnels améliorés adjacents à une cité
       *[none] tunnels adjacents à une cité
    }
uc-count-metropolis = 
    { $marks ->
        [connected] métropoles reliées
       *[none] métropoles
    }
uc-count-full-city = 
    { $marks ->
       *[none] cités reliées dotées des 3 types de bâtiment
    }
uc-count-paired-city = 
    { $marks ->
       *[none] cités reliées dotées de 2 bâtiments améliorés du même type
    }
uc-count-action-card = 
    { $marks ->
       *[none] cartes action
    }
uc-count-production-card = 
    { $marks ->
       *[none] cartes de production
    }
uc-count-special-card = 
    { $marks ->
       *[none] cartes spéciales jouées et payées
    }
uc-nth =
    { $nth ->
        [2] deuxième
        [3] troisième
       *[other] { $nth }e
    }
uc-nth-tunnel =
    { $marks ->
        [upgraded] un { uc-nth } tunnel amélioré
       *[none] un { uc-nth } tunnel
    }
uc-nth-farm =
    { $marks ->
        [upgraded] une { uc-nth } ferme améliorée
       *[none] une { uc-nth } ferme
    }
uc-nth-desal =
    { $marks ->
        [upgraded] une { uc-nth } station de dessalement améliorée
       *[none] une { uc-nth } station de dessalement
    }
uc-nth-lab =
    { $marks ->
        [upgraded] un { uc-nth } laboratoire amélioré
       *[none] un { uc-nth } laboratoire
    }
uc-nth-building =
    { $marks ->
        [upgraded] un { uc-nth } bâtiment amélioré
       *[none] un { uc-nth } bâtiment
    }
uc-nth-structure =
    { $marks ->
        [upgraded] une { uc-nth } structure améliorée
       *[none] une { uc-nth } structure
    }
uc-nth-city =
    { $marks ->
        [upgraded] une { uc-nth } cité améliorée
       *[none] une { uc-nth } cité
    }
uc-nth-symbiotic =
    { $marks ->
        [upgraded] une { uc-nth } cité symbiotique améliorée
       *[none] une { uc-nth } cité symbiotique
    }
uc-nth-nonsymbiotic =
    { $marks ->
        [upgraded] une { uc-nth } cité non symbiotique améliorée
       *[none] une { uc-nth } cité non symbiotique
    }
uc-comma = { $one }, { $other }
uc-or = { $one } ou { $other }
uc-nothing = rien
uc-up-to = jusqu’à { $n } { $things }
uc-on-expansion = { $what } sur un site de développement
uc-different = { $what } de types différents
uc-it = ce qui vient d’être construit
uc-space = { $n }
uc-do-gain = gagnez { $what }
uc-do-choose =
    { $n ->
        [one] gagnez { $n } ressource au choix : { $from }
       *[other] gagnez { $n } ressources au choix : { $from }
    }
uc-do-choose-different = gagnez { $n } ressources différentes au choix : { $from }
uc-apiece = { $n ->
    [1] {""}
   *[other] {" "}par structure
}
uc-do-build = construisez { $what } au coût habituel
uc-do-build-free = construisez { $what } gratuitement
uc-do-build-off = construisez { $what } avec une réduction de { $cost }{ uc-apiece }
uc-do-build-for = construisez { $what } pour { $cost }{ uc-apiece } au lieu du coût habituel
uc-do-upgrade = améliorez { $what } pour { $cost }{ uc-apiece }
uc-do-upgrade-free = améliorez { $what } gratuitement
uc-do-convert = payez { $cost } pour rendre symbiotique 1 cité non symbiotique
uc-do-advance = 
    { $n ->
        [one] avancez de { $n } case sur la piste Fédération
       *[other] avancez de { $n } cases sur la piste Fédération
    }
uc-do-use = 
    { $n ->
        [one] utilisez { $n } de vos cartes action
       *[other] utilisez jusqu’à { $n } de vos cartes action
    }
uc-do-ready = 
    { $n ->
        [one] redressez { $n } de vos cartes action utilisées
       *[other] redressez jusqu’à { $n } de vos cartes action utilisées
    }
uc-do-perform-available = effectuez l’action de n’importe quel créneau disponible
uc-do-perform-occupied = effectuez l’action de n’importe quel créneau occupé par un autre joueur
uc-do-perform-any = effectuez l’action de n’importe quel créneau coloré que vous n’occupez pas
uc-do-produce = gagnez la production d’un élément parmi vos { $what } (améliorés et reliés)
uc-do-metropolis = 
    { $n ->
        [one] gagnez une métropole bleue de la réserve ; elle compte comme reliée
       *[other] regardez { $n } métropoles bleues de la réserve et gagnez-en 1 ; elle compte comme reliée
    }
uc-do-sift = piochez { $n } cartes, gardez-en { $keep } et défaussez les autres
uc-do-exchange = échangez { $one } contre { $other }, dans un sens ou dans l’autre
uc-do-special = piochez 1 carte spéciale
uc-do-seq = { $one }, puis { $other }
uc-do-may = si vous voulez : { $do }
uc-do-either = au choix : { $branches }
uc-do-pay = payez { $cost } : { $do }
uc-do-pay-times = payez { $cost } : { $do } (jusqu’à { $n } fois)
uc-do-per = 
    { $n ->
        [1] { $do } pour chaque élément parmi vos { $of }
       *[other] { $do } par tranche de { $n } parmi vos { $of }
    }
uc-do-per-most = 
    { $n ->
        [1] { $do } pour chaque élément parmi vos { $of } ({ $most } fois au plus)
       *[other] { $do } par tranche de { $n } parmi vos { $of } ({ $most } fois au plus)
    }
uc-do-per-set = { $do } pour chaque série d’un élément de chaque sorte : { $of }
uc-do-if = si { $if }, { $do }
uc-do-if-else = si { $if }, { $do } ; sinon { $else }
uc-do-instead = jusqu’à { $n } parmi vos { $what } (reliés) peuvent produire { $gain } au lieu de { $less }
uc-do-table = gagnez des points pour vos { $of } : { $steps }
uc-step = { $n } ou plus : { $points }
uc-if-least = vos { $of } sont au moins { $n }
uc-if-most = vos { $of } sont au plus { $n }
uc-if-space = vous êtes sur la case { $space } de la piste Fédération
uc-if-have = vous avez au moins { $what }
uc-if-produced = vous produisez au moins { $what }
uc-when-built = Chaque fois que vous construisez { $what } : { $do }.
uc-when-built-nth-city = Chaque fois que vous construisez { $what } dans une cité reliée : { $do }.
uc-when-built-nth-turn = Chaque fois que vous construisez { $what } dans un même tour : { $do }.
uc-when-upgraded = Chaque fois que vous améliorez { $what } : { $do }.
uc-when-upgraded-nth-city = Chaque fois que vous obtenez { $what } dans une cité reliée : { $do }.
uc-when-upgraded-nth-turn = Chaque fois que vous améliorez { $what } dans un même tour : { $do }.
uc-when-connected = Chaque fois que vous reliez une nouvelle métropole à votre réseau : { $do }.
uc-when-entered = Chaque fois que vous avancez sur la case { $n } de la piste Fédération, en plus : { $do }.
uc-when-mismatched = Chaque fois que votre carte n’est pas de la couleur du créneau coloré choisi : { $do }.
uc-when-matched = Chaque fois que votre carte correspond à un créneau { $colour } : { $do }.
uc-when-chosen = Chaque fois que vous choisissez le créneau toujours disponible : { $do }.
uc-when-used = Chaque fois que vous utilisez une carte action : { $do }.
uc-when-gave = Chaque fois qu’un créneau action vous rapporte des { $what } : { $do }.
uc-when-slot-upgrades = Chaque fois que vous utilisez un créneau action qui améliore des structures, en plus : { $do }.
uc-when-slot-builds-lab = Chaque fois que vous utilisez un créneau action qui construit des laboratoires, en plus : { $do }.
uc-when-paid = Chaque fois que vous jouez et payez une carte spéciale : { $do }.
uc-when-ended = À la fin de votre tour, si { $if } : { $do }.
uc-lasting-discount = Les { $on } que vous construisez coûtent { $what } de moins.
uc-lasting-discount-slot = Les { $on } que vous construisez grâce à un créneau action coûtent { $what } de moins.
uc-lasting-substitute = Pour améliorer { $on }, vous pouvez remplacer { $what } par { $by }.
uc-lasting-hand = Votre limite de main augmente de { $n }.
uc-lasting-open = Vous pouvez construire sur les sites de développement comme sur des sites ordinaires.
uc-text-played = Instantané : { $parts }.
uc-text-used = Action : { $parts }.
uc-text-production = Production : { $parts }.
uc-text-scored = Fin de partie : { $parts }.
uc-text-connected = Une fois reliée : { $parts }.
uc-text-chosen = Créneau : { $parts }.
uc-text-claimed = Il faut : { $needs }. Récompense : { $parts }.
uc-text-once = Une fois par tour : { $parts }.
uc-text-site = Bonus : { $parts }.
uc-text-all = { $texts }
uc-text-then = { $first } { $rest }
uc-colour-green = vert
uc-colour-red = rouge
uc-colour-yellow = jaune
uc-colour-none = sans couleur
uc-cardkind-instant = instantané
uc-cardkind-permanent = permanent
uc-cardkind-action = action
uc-cardkind-production = production
uc-cardkind-scoring = décompte final
uc-place-lower-right = en bas à droite
uc-place-lower-left = en bas à gauche
uc-place-lower-middle = en bas au milieu
uc-place-upper-left = en haut à gauche
uc-place-upper-right = en haut à droite
uc-place-upper-middle = en haut au milieu
uc-place-left = à gauche
uc-place-right = à droite
uc-place-middle = au milieu
uc-place-inner-left = au centre gauche
uc-source-slot =
    { $colour ->
        [green] Créneau vert { $id }
        [red] Créneau rouge { $id }
        [yellow] Créneau jaune { $id }
       *[none] Créneau toujours libre
    }
uc-source-site = Bonus du site
uc-place-site = { $city }, site { $n }
uc-place-expansion = { $city }, site de développement
uc-place-tunnel = { $one } – { $other }
uc-slot =
    { $colour ->
        [green] créneau vert { $id }
        [red] créneau rouge { $id }
        [yellow] créneau jaune { $id }
       *[none] créneau toujours libre
    }
