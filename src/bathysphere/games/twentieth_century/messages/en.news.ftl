# What happened, points, and why not.

tc-fact-began = Round { $round } begins; { $player } is first player.
tc-fact-revealed = The disaster of this round is { $disaster }.
tc-fact-bid = { $player } bids { $bid } for { $tile }.
tc-fact-passed = { $player } passes on { $tile }.
tc-fact-left = { $player } leaves the auction.
tc-fact-won = { $player } wins { $tile } for { $bid }, with { $waste } waste on it.
tc-fact-bought = { $player } buys { $technology } ({ $parts }) for { $price } science.
tc-fact-littered = { $player } receives { $n } waste to be placed.
tc-fact-compensated = { $player } won nothing and receives { $n } coins.
tc-fact-polluted = The pollution marker of { $player } moves to { $space }.
tc-fact-cleaned = { $player } cleans up: the pollution marker moves to { $space }.
tc-fact-staked = { $player } bids { $bid } in column { $column }.
tc-fact-prevented = { $player } pays { $bid } science for column { $column }.
tc-fact-consolidated = { $player } has consolidated.
tc-fact-dumped = { $player } puts a waste on { $tile }.
tc-fact-attached = { $turn ->
    [0] { $player } attaches { $tile } ({ $place }), as printed.
    [1] { $player } attaches { $tile } ({ $place }), a quarter turn clockwise.
    [2] { $player } attaches { $tile } ({ $place }), half a turn.
   *[other] { $player } attaches { $tile } ({ $place }), a quarter turn anticlockwise.
}
tc-fact-settled = { $player } has people in { $city }.
tc-fact-departed = { $player } sends people away from { $city }.
tc-fact-used = { $player } uses { $technology }: { $part }.
tc-fact-paid = { $player } pays { $cost }.
tc-fact-bridged = { $player } builds a bridge on { $tile }.
tc-fact-sorted = { $player } sorts a waste out of { $tile }.
tc-fact-removed = { $player } removes a waste from { $tile }.
tc-fact-carted = { $player } carries a waste from { $one } to { $other }.
tc-fact-enjoyed = { $player } scores { $n } points for quality of life.
tc-fact-made = { $player } now makes { $coins } coins, { $science } science and { $points } points.
tc-fact-produced = { $player } receives { $coins } coins, { $science } science and { $points } points.
tc-fact-recycled = { $player } recycles a waste from { $tile } in { $city }.
tc-fact-scored = { $player } scores { $n } for { $card }.
tc-fact-counted = { $player } scores { $n } for { $what }.
tc-fact-ended = The century is over.
tc-reason-running = If the game ended now.

tc-line-production = production
tc-line-quality = quality of life
tc-line-second = the score card of round two
tc-line-fourth = the score card of round four
tc-line-clean = territories without waste
tc-line-dirty = territories with two or more waste
tc-line-pollution = pollution
tc-line-trade = trade
tc-line-science = science

tc-refusal-left = You have left the auctions of this round.
tc-refusal-leading = You hold the highest bid, { $bid }.
tc-refusal-passed = You have passed on { $tile }.
tc-refusal-not-your-turn = It is the turn of { $players }.
tc-refusal-leave-first = Technology can be bought only when you leave the auction; now it would cost { $price } science.
tc-refusal-no-pass = Whoever opens must bid.
tc-refusal-minimum = A bid of { $bid } is below the minimum of { $minimum }.
tc-refusal-coins = That needs { $need } coins, you have { $have }.
tc-refusal-science = That needs { $need } science, you have { $have }.
tc-refusal-not-above = { $bid } is not above the standing bid of { $standing }.
tc-refusal-column = This column is for { $seats } players; you are { $have }.
tc-refusal-outbid = You would need { $need } science here; you have { $have }, and { $most } is the highest bid.
tc-refusal-stake-not-above = { $standing } stands here already: bid more.
tc-refusal-stake-science = You have { $have } science: you cannot bid more.
tc-refusal-highest = You are highest in column { $column } with { $bid }.
tc-refusal-one-by-one = Players consolidate one after another; it is the turn of { $players }.
tc-refusal-done = You have finished; waiting for { $players }.
tc-refusal-facility = Waste never lies on a facility.
tc-refusal-won-this-round = You won { $n } territories this round: the waste goes there.
tc-refusal-attach-first = First attach all new tiles.
tc-refusal-taken = { $tile } lies there.
tc-refusal-same-turn = Turned { $n } times the tile looks as in a turn that is offered.
tc-refusal-park = A park has no action, only its trees.
tc-refusal-spent = This single-use technology is spent.
tc-refusal-used-this-round = It was used in this consolidation already.
tc-refusal-cost-coin = It costs { $need } coins, you have { $have }.
tc-refusal-cost-science = It costs { $need } science, you have { $have }.
tc-refusal-no-empty-city = No city is empty.
tc-refusal-no-bridge = No bridge would change anything.
tc-refusal-no-waste = There is no waste in your country.
tc-refusal-no-transport = It needs a waste and a second territory.
tc-refusal-no-journey = No line joins people to an empty city.
tc-refusal-cleanest = The pollution marker is at the clean end.
tc-refusal-joined = On this tile everything is joined already.
tc-refusal-same-tile = The waste must go to another tile.
tc-refusal-tile-clean = There is no waste on this tile.
tc-refusal-nobody = Nobody lives there.
tc-refusal-occupied = This city is occupied.
tc-refusal-no-line = No free line joins it to a city that fits.
tc-refusal-not-beside = It shares no side with the tile of the centre.
tc-refusal-not-from-centre = No rail from the centre leaves by that side.
tc-refusal-rails-do-not-meet = On that tile no rail meets the shared side.
