# What is asked.

at-prompt-over = The game is over.
at-prompt-wait = Waiting for { $player }.
at-prompt-king = Choose a king.
at-prompt-before = Play a character; mantas, levels and claims may come first.
at-prompt-after = Use mantas or levels, claim, or end your turn.
at-prompt-claim = An objective may be claimed before the card goes on.
at-prompt-ghost = On which objective does the ghost place its manta?
at-prompt-manta = Which starting manta goes on { $objective }?
at-prompt-pay-gold = { $n ->
    [0] Price { $cost } gold: paid. Activate more sources or pay now.
   *[other] Price { $cost } gold: { $n } more to find.
}
at-prompt-pay-power = { $n ->
    [0] Price { $cost } power: paid. Activate more sources or pay now.
   *[other] Price { $cost } power: { $n } more to find.
}
at-prompt-raise = { $n ->
    [one] { $text } – raise a location by one notch.
   *[other] { $text } – raise a location by one notch, { $n } notches to go.
}
at-prompt-raise-ordered = { $n ->
    [one] { $text } orders you to raise a location by one notch.
   *[other] { $text } orders you to raise a location by one notch, { $n } notches to go.
}
at-prompt-raise-full = { $text } – raise one location completely.
at-prompt-score = { $n ->
    [one] { $text } – score a completely raised location.
   *[other] { $text } – score a completely raised location, { $n } to go.
}
at-prompt-score-ordered = { $n ->
    [one] { $text } orders you to score a completely raised location.
   *[other] { $text } orders you to score a completely raised location, { $n } to go.
}
at-prompt-retrieve = { $n ->
    [one] { $text } – take a character back from your discard.
   *[other] { $text } – take a character back from your discard, { $n } to go.
}
at-prompt-ready = { $n ->
    [one] { $text } – ready a manta.
   *[other] { $text } – ready a manta, { $n } to go.
}
at-prompt-free = { $text } – take a character of the row for free.
at-prompt-replay = { $text } – choose the discarded character to play again.
at-prompt-explore = { $text } – explore?
at-prompt-leave = { $n ->
    [one] { $text } – which location is left behind?
   *[other] { $text } – which { $n } locations are left behind?
}
at-prompt-recruit = { $text } – recruit a character ({ $n } gold at hand).
at-prompt-buy = { $text } – buy a location ({ $n } gold at hand).
at-prompt-conquer = { $text } – conquer a location ({ $n } power at hand).

# Moves.

at-move-king = take king { $n }, { $king }
at-move-king-boxed = take king { $n }, { $king }, who goes to the box for a bonus manta
at-move-play = play { $card }: { $effects }
at-move-use = use ‘{ $manta }’: { $effect }
at-move-exploit = exploit { $location }: { $effect }
at-move-end = end the turn
at-move-claim = claim { $objective } for { $points } points
at-move-give = give up ‘{ $manta }’
at-move-go-on = claim nothing now
at-move-ghost = place the ghost's manta on { $objective }
at-move-recruit = recruit { $card } for { $cost } gold: { $effects }
at-move-buy = buy { $location } for { $cost } gold
at-move-conquer = conquer { $location } for { $cost } power
at-move-skip-recruit = recruit nobody
at-move-skip-buy = buy nothing
at-move-skip-conquer = conquer nothing
at-move-tap-location = pay with { $location }: { $effect }
at-move-tap-manta = pay with ‘{ $manta }’: { $effect }
at-move-pay = pay now
at-move-raise = raise { $location } by one notch
at-move-raise-fully = raise { $location } completely
at-move-score = score { $location } for { $points } points
at-move-retrieve = take back { $card }
at-move-replay = play { $card } again: { $effects }
at-move-free = take { $card } for free: { $effects }
at-move-ready = ready ‘{ $manta }’
at-move-explore = explore
at-move-stay = do not explore
at-move-leave = leave { $locations } behind

# What happened.

at-fact-chose-king = { $player } chooses a king.
at-fact-chose-king-own = You choose { $king }.
at-fact-crowned = { $player } has king { $n }, { $king }.
at-fact-boxed-king = { $king } goes back to the box.
at-fact-gained-manta = { $player } receives ‘{ $manta }’.
at-fact-played = { $player } plays { $card }.
at-fact-replayed = { $player } plays { $card } again.
at-fact-landed = { $card } goes to { $player }'s discard.
at-fact-gained = { $player } gains { $what }.
at-fact-lost = { $player } leaves { $what } unused.
at-fact-used-manta = { $player } uses ‘{ $manta }’.
at-fact-readied = { $player } readies ‘{ $manta }’.
at-fact-readied-all = { $n ->
    [one] { $player } readies a manta.
   *[other] { $player } readies { $n } mantas.
}
at-fact-exploited = { $player } exploits { $location }: { $effect }.
at-fact-raised = { $n ->
    [one] { $player } raises { $location } by one notch.
   *[other] { $player } raises { $location } by { $n } notches.
}
at-fact-completed = { $location } of { $player } is completely raised.
at-fact-scored = { $player } scores { $location } for { $n } points.
at-fact-explored = { $player } explores.
at-fact-stayed = { $player } does not explore.
at-fact-discarded-location = { $n ->
    [one] Location discarded: { $locations }.
   *[other] Locations discarded: { $locations }.
}
at-fact-revealed-location = { $n ->
    [one] Location revealed: { $locations }.
   *[other] Locations revealed: { $locations }.
}
at-fact-recruited = { $n ->
    [0] { $player } takes { $card } for nothing.
   *[other] { $player } recruits { $card } for { $n } gold.
}
at-fact-revealed-character = { $card } joins the row.
at-fact-swept = { $card } leaves the row and the game.
at-fact-bought = { $player } buys { $location } for { $n } gold.
at-fact-conquered = { $player } conquers { $location } for { $n } power.
at-fact-declined-recruit = { $player } recruits nobody.
at-fact-declined-buy = { $player } buys nothing.
at-fact-declined-conquer = { $player } conquers nothing.
at-fact-impossible-recruit = { $player } cannot recruit.
at-fact-impossible-buy = { $player } cannot buy.
at-fact-impossible-conquer = { $player } cannot conquer.
at-fact-retrieved = { $player } takes back { $card }.
at-fact-took-back = { $n ->
    [one] { $player } takes back a character.
   *[other] { $player } takes back { $n } characters.
}
at-fact-claimed = { $player } claims { $objective } for { $n } points.
at-fact-ghost-placed = The ghost places a manta on { $objective }.
at-fact-ended-turn = { $player } ends the turn.
at-fact-triggered-locations = The last location is revealed: everybody has one more turn.
at-fact-triggered-characters = The last character is revealed: everybody has one more turn.
at-fact-triggered-objectives = { $player } has a manta on all four objectives: everybody has one more turn.
at-fact-triggered-ghost = The ghost has placed all its mantas: one more turn.
at-fact-triggered-standoff = For ten rounds nothing has happened: everybody has one more turn.
at-fact-ended-locations = The game is over: the locations ran out.
at-fact-ended-characters = The game is over: the characters ran out.
at-fact-ended-objectives = The game is over: four objectives were claimed.
at-fact-ended-ghost = The game is over: the ghost was faster.
at-fact-ended-standoff = The game is over: for ten rounds nothing had happened.

# Why not.

at-refusal-main-done = You have played your character for this turn.
at-refusal-main-owed = You must play a character before you end your turn.
at-refusal-in-discard = { $card } lies in your discard.
at-refusal-resource-manta = It gives { $effect }, which can be used only while paying in a main action.
at-refusal-nothing = It would do nothing now ({ $effect }).
at-refusal-inactive = This manta is inactive.
at-refusal-complete = { $location } is completely raised already.
at-refusal-resource-level = Its top level gives { $effect }, which can be used only while paying in a main action.
at-refusal-empty-level = The top level of { $location } is empty; only raising moves past it.
at-refusal-claimed = You have a manta on { $objective } already.
at-refusal-not-met = { $needs }: you have { $have } of { $need }.
at-refusal-gold = It costs { $need } gold, you can bring { $have }.
at-refusal-power = It costs { $need } power, you can bring { $have }.
at-refusal-compulsory = What you have at hand pays for something, so you must take something.
at-refusal-ability-waits = Abilities wait until the main action is over.
at-refusal-one-level = { $location } has given a level in this main action already.
at-refusal-manta-spent = This manta has given its resource in this main action already.
at-refusal-not-needed = No part of it is needed for the price.
at-refusal-other-type = This power counts only against another type of location.
at-refusal-other-resource = It does not give what is to be paid.
at-refusal-itself = { $location } cannot act on itself.
at-refusal-not-raised = Only { $have } of its { $need } levels are covered.
at-refusal-in-play = { $card } is in play.
at-refusal-ghost = The ghost has a manta on { $objective } already.
at-refusal-bonus-manta = Bonus mantas cannot be placed on an objective.

# Words of the cards.

at-effect-gold = { $n } gold
at-effect-power = { $n } power
at-effect-raise = { $n ->
    [one] raise by one notch
   *[other] raise by { $n } notches in all
}
at-effect-raise-full = raise a location completely
at-level-raise = { $n ->
    [one] raise another location by one notch
   *[other] raise other locations by { $n } notches in all
}
at-level-raise-full = raise another location completely
at-effect-recruit-free = recruit for free
at-effect-retrieve = { $n ->
    [one] take back a character
   *[other] take back { $n } characters
}
at-effect-score = { $n ->
    [one] score a location
   *[other] score { $n } locations
}
at-effect-empty = nothing
at-effect-explore = explore
at-effect-recruit = recruit a character
at-effect-buy = buy a location
at-effect-conquer = conquer a location
at-effect-take-back = take back the whole discard
at-effect-ready-all = ready all mantas
at-effect-ready = { $n ->
    [one] ready a manta
   *[other] ready { $n } mantas
}
at-effect-opponents = every opponent: { $effect }
at-effect-replay = play a discarded character again
at-effect-box = back to the box for a bonus manta

at-resource-gold = { $n } gold
at-resource-power = { $n } power
at-resource-against-shark = { $n } power against a shark pit
at-resource-against-wreck = { $n } power against a shipwreck
at-resource-against-volcano = { $n } power against an undersea volcano
at-resource-against-civ = { $n } power against a sunken civilisation

at-type-shark = shark pit
at-type-wreck = shipwreck
at-type-volcano = undersea volcano
at-type-civ = sunken civilisation

at-needs-hand = { $n } characters in hand
at-needs-board = { $n } locations on the board
at-needs-pile = { $n } locations in the pile
at-needs-bonus-mantas = { $n } bonus mantas
at-needs-realm = { $n } locations on board and pile
at-needs-pile-points = { $n } points in the pile
at-needs-discard = { $n } characters in the discard
at-needs-conquerors = { $n } conquering characters in hand and discard
at-needs-raised = { $n } completely raised locations on the board
at-needs-paid = a character recruited for { $n } gold this turn
at-needs-one-type = { $n } locations of one type on board and pile
at-needs-every-type = locations of all { $n } types in the pile
at-needs-only-matrona = nobody but Matrona in hand ({ $n })

# The board.

at-board-turn = Turn { $n }
at-board-phase-kings = Kings are being chosen.
at-board-phase-before = { $player } is about to play a character.
at-board-phase-main = { $player } is carrying out a character.
at-board-phase-after = { $player } has played a character.
at-board-phase-over = The game is over.
at-board-trigger-locations = The locations have run out; turns left after this one: { $n }.
at-board-trigger-characters = The characters have run out; turns left after this one: { $n }.
at-board-trigger-objectives = Somebody has claimed all objectives; turns left after this one: { $n }.
at-board-trigger-ghost = The ghost is done; turns left after this one: { $n }.
at-board-trigger-standoff = For ten rounds nothing has happened; turns left after this one: { $n }.
at-board-location-clock = { $turns ->
    [one] End by locations: explorations left { $n }, within this turn at the earliest.
   *[other] End by locations: explorations left { $n }, in { $turns } turns at the earliest.
}
at-board-character-clock = { $turns ->
    [one] End by characters: recruits left { $n }, within this turn at the earliest.
   *[other] End by characters: recruits left { $n }, in { $turns } turns at the earliest.
}
at-board-claim-clock = { $turns ->
    [one] End by objectives: claims left { $n }, within this turn at the earliest.
   *[other] End by objectives: claims left { $n }, in { $turns } turns at the earliest.
}
at-board-ghost-clock = { $turns ->
    [one] End by the ghost: mantas left { $n }, within this turn at the earliest.
   *[other] End by the ghost: mantas left { $n }, in { $turns } turns at the earliest.
}
at-board-kings = Kings you have seen: { $kings }
at-board-out = Characters out of the game: { $n }
at-board-gone = Discarded locations: { $n }. Bonus mantas in the main reserve: { $mantas }
at-board-row = Characters (deck: { $n })
at-board-space = { $short ->
    [0] { $price } gold · { $card } · { $effects }
   *[other] { $price } gold · { $card } · { $effects } · { $short } short
}
at-board-explored = Exploration row (1 power less)
at-board-central = Central row (deck: { $n })
at-board-sale = { $location } ({ $type }) · { $gold } gold [{ $goldshort } short] / { $power } power [{ $powershort } short] · { $levels } · { $points } points · { $manta }
at-board-none = nothing
at-board-nobody = nobody
at-board-no-manta = no manta
at-board-the-ghost = the ghost
at-board-objectives = Objectives
at-board-track = { $objective } ({ $needs }) · next { $points } points · placed: { $placed } · progress by seat: { $progress }
at-board-realm = { $points ->
    [-1] { $player }
   *[other] { $player }: { $points } points
}
at-board-slot = { $complete ->
    [yes] { $location } ({ $type }) · completely raised · { $points } points
   *[no] { $location } ({ $type }) · { $levels } · { $points } points · { $manta }
}
at-board-hand = Hand ({ $n }): { $cards }
at-board-discard = Discard ({ $n }): { $cards }
at-board-pile = Pile ({ $n }): { $cards }
at-board-ready = Active mantas: { $mantas }
at-board-idle = Inactive mantas: { $mantas }
at-board-king = King { $n }
at-board-your-hand = Your hand
at-board-card = { $card }: { $effects }
at-board-purse = For payments now
at-board-means = In all { $gold } gold and { $power } power
at-board-from-pool = { $what } from the card in play
at-board-from = { $what } from { $source }
at-board-legend = Codes
at-board-codes = G gold · P power · S W V C power against shark pit, shipwreck, volcano, civilisation · R raise · RF raise completely · F free recruit · T take back · M score · _ empty · E explore · H recruit · B buy · Q conquer · A ready mantas · TT take back all · RR play again · (…) every opponent

# The result.

at-line-hand = characters in hand
at-line-objective = objective { $objective }
at-line-location = { $location }
at-end-none = The game goes on.
at-end-locations = The last location was revealed in the turn of { $player }.
at-end-characters = The last character was revealed in the turn of { $player }.
at-end-objectives = { $player } claimed all four objectives.
at-end-ghost = The ghost placed all its mantas.
at-end-standoff = For ten rounds nothing had happened.
at-end-solo = { $reason } Totem: { $totem }.
