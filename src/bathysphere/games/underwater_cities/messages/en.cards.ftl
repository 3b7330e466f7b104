# The words in which cards, tiles, slots and sites are written.

uc-name = 
    { $fr ->
       *[other] { $en }
    }
uc-n-credit = 
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
uc-kind-credit = credits
uc-n-kelp = 
    { $n ->
        [one] { $n } kelp
       *[other] { $n } kelp
    }
uc-kind-kelp = kelp
uc-n-steelplast = 
    { $n ->
        [one] { $n } steelplast
       *[other] { $n } steelplast
    }
uc-kind-steelplast = steelplast
uc-n-science = 
    { $n ->
        [one] { $n } science
       *[other] { $n } science
    }
uc-kind-science = science
uc-n-biomatter = 
    { $n ->
        [one] { $n } biomatter
       *[other] { $n } biomatter
    }
uc-kind-biomatter = biomatter
uc-n-point = 
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
uc-kind-point = points
uc-n-card = 
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
uc-kind-card = cards
uc-n-tunnel = 
    { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
uc-thing-tunnel = tunnel
uc-a-tunnel = a tunnel
uc-the-tunnel = the tunnel
uc-things-tunnel = tunnels
uc-count-tunnel = 
    { $marks ->
        [upgraded] upgraded tunnels
        [new] tunnels built this turn
       *[none] tunnels
    }
uc-n-farm = 
    { $n ->
        [one] { $n } farm
       *[other] { $n } farms
    }
uc-thing-farm = farm
uc-a-farm = a farm
uc-the-farm = the farm
uc-things-farm = farms
uc-count-farm = 
    { $marks ->
        [connected] connected farms
        [upgraded] upgraded farms
        [both] connected upgraded farms
        [new] farms built this turn
       *[none] farms
    }
uc-n-desal = 
    { $n ->
        [one] { $n } desalination plant
       *[other] { $n } desalination plants
    }
uc-thing-desal = desalination plant
uc-a-desal = a desalination plant
uc-the-desal = the desalination plant
uc-things-desal = desalination plants
uc-count-desal = 
    { $marks ->
        [connected] connected desalination plants
        [upgraded] upgraded desalination plants
        [both] connected upgraded desalination plants
        [new] desalination plants built this turn
       *[none] desalination plants
    }
uc-n-lab = 
    { $n ->
        [one] { $n } laboratory
       *[other] { $n } laboratories
    }
uc-thing-lab = laboratory
uc-a-lab = a laboratory
uc-the-lab = the laboratory
uc-things-lab = laboratories
uc-count-lab = 
    { $marks ->
        [connected] connected laboratories
        [upgraded] upgraded laboratories
        [both] connected upgraded laboratories
        [new] laboratories built this turn
       *[none] laboratories
    }
uc-n-building = 
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
uc-a-building = a building
uc-things-building = buildings
uc-count-building = 
    { $marks ->
        [connected] connected buildings
        [upgraded] upgraded buildings
        [both] connected upgraded buildings
        [new] buildings built this turn
       *[none] buildings
    }
uc-n-structure = 
    { $n ->
        [one] { $n } structure
       *[other] { $n } structures
    }
uc-a-structure = a structure
uc-things-structure = structures
uc-count-structure = 
    { $marks ->
        [connected] connected structures
        [upgraded] upgraded structures
        [both] connected upgraded structures
        [new] structures built this turn
       *[none] structures
    }
uc-n-city = 
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
uc-a-city = a city
uc-things-city = cities
uc-count-city = 
    { $marks ->
        [connected] connected cities
        [upgraded] upgraded cities
        [both] connected upgraded cities
        [new] cities built this turn
       *[none] cities
    }
uc-n-symbiotic = 
    { $n ->
        [one] { $n } symbiotic city
       *[other] { $n } symbiotic cities
    }
uc-thing-symbiotic = symbiotic city
uc-a-symbiotic = a symbiotic city
uc-the-symbiotic = the symbiotic city
uc-things-symbiotic = symbiotic cities
uc-count-symbiotic = 
    { $marks ->
        [connected] connected symbiotic cities
        [upgraded] upgraded symbiotic cities
        [both] connected upgraded symbiotic cities
        [new] symbiotic cities built this turn
       *[none] symbiotic cities
    }
uc-n-nonsymbiotic = 
    { $n ->
        [one] { $n } nonsymbiotic city
       *[other] { $n } nonsymbiotic cities
    }
uc-thing-nonsymbiotic = nonsymbiotic city
uc-a-nonsymbiotic = a nonsymbiotic city
uc-the-nonsymbiotic = the nonsymbiotic city
uc-things-nonsymbiotic = nonsymbiotic cities
uc-count-nonsymbiotic = 
    { $marks ->
        [connected] connected nonsymbiotic cities
        [upgraded] upgraded nonsymbiotic cities
        [both] connected upgraded nonsymbiotic cities
        [new] nonsymbiotic cities built this turn
       *[none] nonsymbiotic cities
    }
uc-count-city-tunnel = 
    { $marks ->
        [upgraded] upgraded tunnels at a city
       *[none] tunnels at a city
    }
uc-count-metropolis = 
    { $marks ->
        [connected] connected metropolises
       *[none] metropolises
    }
uc-count-full-city = 
    { $marks ->
       *[none] connected cities with all 3 kinds of building
    }
uc-count-paired-city = 
    { $marks ->
       *[none] connected cities with 2 upgraded buildings of a kind
    }
uc-count-action-card = 
    { $marks ->
       *[none] action cards
    }
uc-count-production-card = 
    { $marks ->
       *[none] production cards
    }
uc-count-special-card = 
    { $marks ->
       *[none] Special cards played and paid for
    }
uc-nth =
    { $nth ->
        [2] second
        [3] third
       *[other] { $nth }th
    }
uc-nth-tunnel =
    { $marks ->
        [upgraded] a { uc-nth } upgraded tunnel
       *[none] a { uc-nth } tunnel
    }
uc-nth-farm =
    { $marks ->
        [upgraded] a { uc-nth } upgraded farm
       *[none] a { uc-nth } farm
    }
uc-nth-desal =
    { $marks ->
        [upgraded] a { uc-nth } upgraded desalination plant
       *[none] a { uc-nth } desalination plant
    }
uc-nth-lab =
    { $marks ->
        [upgraded] a { uc-nth } upgraded laboratory
       *[none] a { uc-nth } laboratory
    }
uc-nth-building =
    { $marks ->
        [upgraded] a { uc-nth } upgraded building
       *[none] a { uc-nth } building
    }
uc-nth-structure =
    { $marks ->
        [upgraded] a { uc-nth } upgraded structure
       *[none] a { uc-nth } structure
    }
uc-nth-city =
    { $marks ->
        [upgraded] a { uc-nth } upgraded city
       *[none] a { uc-nth } city
    }
uc-nth-symbiotic =
    { $marks ->
        [upgraded] a { uc-nth } upgraded symbiotic city
       *[none] a { uc-nth } symbiotic city
    }
uc-nth-nonsymbiotic =
    { $marks ->
        [upgraded] a { uc-nth } upgraded nonsymbiotic city
       *[none] a { uc-nth } nonsymbiotic city
    }
uc-comma = { $one }, { $other }
uc-or = { $one } or { $other }
uc-nothing = nothing
uc-up-to = up to { $n } { $things }
uc-on-expansion = { $what } on an expansion site
uc-different = { $what } of different kinds
uc-it = it
uc-space = { $n }
uc-do-gain = gain { $what }
uc-do-choose = gain { $n } of your choice: { $from }
uc-do-choose-different = gain { $n } different resources of your choice: { $from }
uc-apiece = { $n ->
    [1] {""}
   *[other] {" "}each
}
uc-do-build = build { $what } at the usual cost
uc-do-build-free = build { $what } for free
uc-do-build-off = build { $what } at a discount of { $cost }{ uc-apiece }
uc-do-build-for = build { $what } for { $cost }{ uc-apiece } instead of the usual cost
uc-do-upgrade = upgrade { $what } for { $cost }{ uc-apiece }
uc-do-upgrade-free = upgrade { $what } for free
uc-do-convert = pay { $cost } to turn 1 nonsymbiotic city symbiotic
uc-do-advance = 
    { $n ->
        [one] advance { $n } space on the Federation track
       *[other] advance { $n } spaces on the Federation track
    }
uc-do-use = 
    { $n ->
        [one] use { $n } of your action cards
       *[other] use up to { $n } of your action cards
    }
uc-do-ready = 
    { $n ->
        [one] make { $n } of your used action cards ready
       *[other] make up to { $n } of your used action cards ready
    }
uc-do-perform-available = perform the action of any available slot
uc-do-perform-occupied = perform the action of any slot occupied by another player
uc-do-perform-any = perform the action of any coloured slot that you do not occupy
uc-do-produce = gain the production of 1 of your connected upgraded { $what }
uc-do-metropolis = 
    { $n ->
        [one] gain a blue metropolis from the supply; it counts as connected
       *[other] look at { $n } blue metropolises from the supply and gain 1 of them; it counts as connected
    }
uc-do-sift = draw { $n } cards, keep { $keep } of them and discard the others
uc-do-exchange = exchange { $one } for { $other }, in either direction
uc-do-special = draw 1 Special card
uc-do-seq = { $one }, then { $other }
uc-do-may = you may: { $do }
uc-do-either = either { $branches }
uc-do-pay = pay { $cost }: { $do }
uc-do-pay-times = pay { $cost }: { $do } (up to { $n } times)
uc-do-per = 
    { $n ->
        [1] { $do } for each of your { $of }
       *[other] { $do } for every { $n } of your { $of }
    }
uc-do-per-most = 
    { $n ->
        [1] { $do } for each of your { $of } (at most { $most } times)
       *[other] { $do } for every { $n } of your { $of } (at most { $most } times)
    }
uc-do-per-set = { $do } for every set of one each of your { $of }
uc-do-if = if { $if }, { $do }
uc-do-if-else = if { $if }, { $do }; otherwise { $else }
uc-do-instead = up to { $n } of your connected { $what } may produce { $gain } instead of { $less }
uc-do-table = gain points for your { $of }: { $steps }
uc-step = { $n } or more: { $points }
uc-if-least = your { $of } number at least { $n }
uc-if-most = your { $of } number at most { $n }
uc-if-space = you are on space { $space } of the Federation track
uc-if-have = you have at least { $what }
uc-if-produced = you produce at least { $what }
uc-when-built = Whenever you build { $what }: { $do }.
uc-when-built-nth-city = Whenever you build { $what } in a connected city: { $do }.
uc-when-built-nth-turn = Whenever you build { $what } in one turn: { $do }.
uc-when-upgraded = Whenever you upgrade { $what }: { $do }.
uc-when-upgraded-nth-city = Whenever you complete { $what } in a connected city: { $do }.
uc-when-upgraded-nth-turn = Whenever you upgrade { $what } in one turn: { $do }.
uc-when-connected = Whenever you connect a new metropolis to your network: { $do }.
uc-when-entered = Whenever you advance onto space { $n } of the Federation track, also { $do }.
uc-when-mismatched = Whenever your card does not match the coloured slot you choose: { $do }.
uc-when-matched = Whenever your card matches a { $colour } slot: { $do }.
uc-when-chosen = Whenever you choose the always-available slot: { $do }.
uc-when-used = Whenever you use an action card: { $do }.
uc-when-gave = Whenever an action slot gives you { $what }: { $do }.
uc-when-slot-upgrades = Whenever you use an action slot that upgrades structures, also { $do }.
uc-when-slot-builds-lab = Whenever you use an action slot that builds laboratories, also { $do }.
uc-when-paid = Whenever you play and pay for a Special card: { $do }.
uc-when-ended = At the end of your turn, if { $if }: { $do }.
uc-lasting-discount = The { $on } you build cost { $what } less.
uc-lasting-discount-slot = The { $on } you build through an action slot cost { $what } less.
uc-lasting-substitute = When you upgrade { $on }, { $by } may stand in for { $what }.
uc-lasting-hand = Your hand limit is { $n } higher.
uc-lasting-open = You may build on expansion sites as on ordinary building sites.
uc-text-played = Instant: { $parts }.
uc-text-used = Action: { $parts }.
uc-text-production = Production: { $parts }.
uc-text-scored = End of the game: { $parts }.
uc-text-connected = When connected: { $parts }.
uc-text-chosen = Slot: { $parts }.
uc-text-claimed = Needs: { $needs }. Benefit: { $parts }.
uc-text-once = Once per turn: { $parts }.
uc-text-site = Bonus: { $parts }.
uc-text-all = { $texts }
uc-text-then = { $first } { $rest }
uc-colour-green = green
uc-colour-red = red
uc-colour-yellow = yellow
uc-colour-none = colourless
uc-cardkind-instant = instant
uc-cardkind-permanent = permanent
uc-cardkind-action = action
uc-cardkind-production = production
uc-cardkind-scoring = end scoring
uc-place-lower-right = lower right
uc-place-lower-left = lower left
uc-place-lower-middle = lower middle
uc-place-upper-left = upper left
uc-place-upper-right = upper right
uc-place-upper-middle = upper middle
uc-place-left = left
uc-place-right = right
uc-place-middle = middle
uc-place-inner-left = inner left
uc-source-slot =
    { $colour ->
        [green] Green slot { $id }
        [red] Red slot { $id }
        [yellow] Yellow slot { $id }
       *[none] Always-open slot
    }
uc-source-site = Bonus of the site
uc-place-site = { $city }, site { $n }
uc-place-expansion = { $city }, expansion site
uc-place-tunnel = { $one } – { $other }
uc-slot =
    { $colour ->
        [green] green slot { $id }
        [red] red slot { $id }
        [yellow] yellow slot { $id }
       *[none] always-open slot
    }
