# What is asked, done and told at the table.

uc-tally-federation = Federation track
uc-tally-sites = bonuses of sites
uc-tally-metropolis = connected metropolises
uc-tally-cards = cards
uc-tally-production = production
uc-tally-contracts = contracts
uc-tally-feeding = unfed cities
uc-tally-brown = brown metropolis
uc-tally-goals = end-scoring cards
uc-tally-network = cities
uc-tally-resources = resources left
uc-prompt-over = The game is over.
uc-prompt-wait = Waiting for { $player }.
uc-prompt-keep = { $over ->
    [one] Choose the card to let go; { $n } are kept.
   *[other] Choose { $over } cards to let go, one by one; { $n } are kept.
}
uc-prompt-neutral = On which slot of each colour do the neutral tiles start?
uc-prompt-discard = { $over ->
    [one] You hold more than { $n } cards: discard one.
   *[other] You hold more than { $n } cards: discard { $over }, one by one.
}
uc-prompt-turn = Choose a slot and play a card.
uc-prompt-order = { $card } matches the { $slot }: which comes first?
uc-prompt-card = What becomes of { $card }?
uc-prompt-fifth = You have four action cards: which one goes for { $card }?
uc-prompt-free = Anything more before going on?
uc-prompt-parts = { $source }: what next?
uc-prompt-build = { $source }: what do you build, and where?
uc-prompt-pay-build = How do you pay for { $what }?
uc-prompt-upgrade = { $source }: what do you upgrade?
uc-prompt-pay-upgrade = How do you pay for the upgrade?
uc-prompt-convert = { $source }: which city becomes symbiotic?
uc-prompt-choice = { $source }: choose one.
uc-prompt-pay = { $source }: do you pay?
uc-prompt-advance = { $source }: advance one space?
uc-prompt-use = { $source }: which action card do you use?
uc-prompt-ready = { $source }: which action card becomes ready?
uc-prompt-perform = { $source }: which slot do you perform?
uc-prompt-tile = Which metropolis do you take?
uc-prompt-resources = { $source }: which resources?
uc-prompt-yield = { $source }: whose production?
uc-prompt-sift = Which card do you keep?
uc-prompt-special = How do you draw a Special card?
uc-prompt-keep-special = Which Special card do you keep?
uc-prompt-under = Which card goes under the deck first?
uc-prompt-trigger = Which effect comes first?
uc-prompt-produce = Production: how many { $what } yield { $gain } instead of { $less }?
uc-prompt-convert-production = Do you pay for anything more in Production?
uc-prompt-score = Which points do you buy?
uc-move-discard = discard { $card }
uc-move-start = start on slot { $n } of each colour
uc-move-place = { $slot } with { $card }{ $match ->
        [yes] {" "}(the colours match)
       *[no] {""}
    }
uc-move-clone = clone the { $slot } with { $card }{ $match ->
        [yes] {" "}(the colours match)
       *[no] {""}
    }
uc-move-slot-first = the slot first
uc-move-card-first = { $kind ->
    [instant] the card first
   *[other] the card first: it is claimed
}
uc-move-decline = leave the card without effect
uc-move-pay-card = pay { $cost } for { $card }
uc-move-claim = claim { $card }
uc-move-give-up = give up { $card }
uc-move-give-up-use = use { $card } and give it up
uc-move-done = go on
uc-move-part = { $what }
uc-move-also = { $card }: { $what }
uc-move-stop = leave the rest
uc-move-skip = leave this
uc-move-advance = advance one space
uc-move-build = build { $what } at { $where }
uc-move-pay = pay { $cost }
uc-move-upgrade = upgrade { $what } at { $where }
uc-move-convert = make the city symbiotic: { $where }
uc-move-use = use { $card }
uc-move-ready = make { $card } ready
uc-move-take = take { $card }
uc-move-take-open = take { $card } from the top of the deck
uc-move-look = put the top card under the deck and look at three
uc-move-keep = keep { $card }
uc-move-under = put { $card } under the deck
uc-move-resources = take { $what }
uc-move-first = { $source } first
uc-move-ability = once per turn: { $card }
uc-move-perform = perform the { $slot }
uc-move-produce = the production of { $what }
uc-move-contract = claim the contract { $card }
uc-move-replace = { $n ->
    [0] { $card }: all yield as usual
   *[other] { $card }: { $n } of them
}
uc-move-pay-production = { $card }: pay { $cost }
uc-move-buy = { $card }: pay { $cost } for { $points }
uc-fact-gained = { $player } gains { $what }.
uc-fact-paid = { $player } pays { $what }.
uc-fact-scored = { $player } scores { $what } ({ $tally }).
uc-fact-lost = { $player } loses { $what } ({ $tally }).
uc-fact-drew = { $player } draws a card.
uc-fact-drew-own = You draw { $card }.
uc-fact-reshuffled = The discard pile is shuffled into a new deck of { $n }.
uc-fact-discarded = { $player } discards { $card }.
uc-fact-claimed = { $player } claims { $card }.
uc-fact-used = { $player } uses { $card }.
uc-fact-readied = { $player } makes { $card } ready.
uc-fact-built = { $player } builds { $what } at { $where }.
uc-fact-upgraded = { $player } upgrades { $what } at { $where }.
uc-fact-converted = { $player } makes a city symbiotic: { $where }.
uc-fact-connected = { $player } connects { $tile }.
uc-fact-received = { $player } receives { $tile }.
uc-fact-entered = { $player } advances to space { $n } of the Federation track.
uc-fact-stepped = { $player } advances beyond the end of the Federation track.
uc-fact-chose = { $player } plays { $card } on the { $slot }.
uc-fact-cloned = { $player } pays a credit and takes the cloning tile.
uc-fact-performed = { $player } performs the { $slot }.
uc-fact-bought = { $player } pays for { $card }.
uc-fact-took = { $player } takes { $card }.
uc-fact-kept = { $player } keeps a Special card.
uc-fact-kept-own = You keep { $card }.
uc-fact-looked = { $player } puts { $card } under the deck and looks at { $n } Special cards.
uc-fact-bottomed = { $player } puts a card under the deck.
uc-fact-bottomed-own = You put { $card } under the deck.
uc-fact-turned = { $card } is turned up.
uc-fact-sifted = { $player } draws { $n } cards to choose from.
uc-fact-contracted = { $player } claims the contract { $card }.
uc-fact-produced = { $player } produces.
uc-fact-fed = { $player } feeds the cities with { $what }.
uc-fact-rewarded = { $card } brings { $player } { $what }.
uc-fact-round-over = Round { $n } is over; { $player } plays first now.
uc-fact-era-begun = Era { $n } begins.
uc-fact-blocked = { $card } is turned up: the { $slot } is blocked this round.
uc-fact-started = The neutral tiles start on slot { $n } of each colour.
uc-reason-over = Ten rounds have been played.
uc-reason-now = If the game ended now.
uc-reason-won = The goal is reached: at least 7 connected cities and 100 points.
uc-reason-lost = The goal is missed: it takes 7 connected cities and 100 points.
uc-refusal-occupied = The { $slot } is occupied this round.
uc-refusal-unusable = Nothing of the { $slot } can be used now.
uc-refusal-clone-own = Your own tile lies on the { $slot }.
uc-refusal-clone-used = The cloning tile has been used this round.
uc-refusal-clone-credit = The cloning tile costs 1 credit; you have { $have }.
uc-refusal-cost = It costs { $need }; you have { $have }.
uc-refusal-site = There is no legal site for this.
uc-refusal-stock = None is left in the supply.
uc-refusal-nothing-to-upgrade = You have none that is not upgraded.
uc-refusal-used-up = { $card } has been used this era.
uc-refusal-card-useless = No part of { $card } can be done now.
uc-refusal-no-action = You have no ready action card that can do something.
uc-refusal-special-cost = { $card } costs { $need }; you have { $have }.
uc-refusal-contract = { $card } needs: { $needs }.
uc-refusal-part = This cannot be done now.
uc-refusal-must = Something of this has to be done.
uc-refusal-ability-used = { $card } has been used this turn.
uc-board-round = Round { $round }, era { $era }, turn { $cycle }
uc-board-order = Order of play: { $players }
uc-board-supply = Left: { $white } white domes, { $purple } purple domes, { $tunnels } tunnels; deck { $deck }, discard { $discard }
uc-board-slots = Slots
uc-board-slot-free = { $slot }: { $text }
uc-board-slot-taken = { $slot }, taken by { $players }: { $text }
uc-board-neutral = a neutral tile
uc-board-clone-free = The cloning tile is free (1 credit).
uc-board-clone-taken = { $player } has the cloning tile.
uc-board-specials = Special cards (deck { $n })
uc-board-contracts = Contracts
uc-board-nation = { $player } on { $board }
uc-board-means = { $points }; { $means }; hand { $hand }; Federation space { $space }
uc-board-city = 
    { $where }: { $city }{ $link ->
        [yes] , connected
       *[no] , not connected
    }; { $buildings }
uc-board-open-site = { $where }: empty city site; { $buildings }
uc-board-building = 
    { $what }{ $upgraded ->
        [yes] { "" } (upgraded)
       *[no] { "" }
    }
uc-board-free-sites = 
    { $n ->
        [one] { $n } free site
       *[other] { $n } free sites
    }
uc-board-tunnels = Tunnels: { $tunnels }
uc-board-tunnel = 
    { $where }{ $upgraded ->
        [yes] { "" } (upgraded)
       *[no] { "" }
    }
uc-board-tile = 
    { $tile }{ $link ->
        [yes] , connected
       *[no] { "" }
    }: { $text }
uc-board-card = { $card }: { $text }
uc-board-action = 
    { $card }{ $ready ->
        [yes] { "" } (ready)
       *[no] { "" } (exhausted)
    }: { $text }
uc-board-hand = Your hand
uc-board-hand-card = { $card } ({ $colour }, { $kind }): { $text }
uc-board-hand-special = { $card } ({ $colour }, { $kind }, { $cost }): { $text }
uc-board-forecast = Next production: { $what }
uc-board-now = If the game ended now: { $points }
