# Words of the drawings.

tc-svg-board = Table
tc-svg-banner = Round and phase
tc-svg-desk = At work
tc-svg-hand = What you have
tc-svg-scores = Scoring
tc-svg-air = Pollution
tc-svg-country = Country
tc-svg-country-of = Country of { $name }
tc-svg-territories = Territories
tc-svg-technologies = Technologies

tc-svg-rounds = Round { $n } of 6
tc-svg-phase-auction = Auction
tc-svg-phase-disaster = Disaster
tc-svg-phase-build = Consolidation
tc-svg-phase-produce = Production
tc-svg-phase-bonus = Bonus
tc-svg-phase-final = Final scoring
tc-svg-next = Next: { $phase }
tc-svg-step-dump = Waste
tc-svg-step-attach = Tiles
tc-svg-step-tools = Technology
tc-svg-step-recycle = Recycling

tc-svg-acts = to act
tc-svg-in = in
tc-svg-left = has left
tc-svg-leads = leads with { $n }
tc-svg-passed = passed
tc-svg-waits = still to bid
tc-svg-holds = { $n } on column { $column }
tc-svg-outbid = outbid at { $n }
tc-svg-builds = at work
tc-svg-done = done
tc-svg-over = final score

tc-svg-minimum = bids from { $n }
tc-svg-block = On the block
tc-svg-block-empty = No territory on the block
tc-svg-opens = { $name } opens an auction or leaves
tc-svg-alone = { $name } is alone and may buy
tc-svg-lot = { $price } coins; waste that comes with it: { $waste }.
tc-svg-shops = { $name } leaves and may buy a technology
tc-svg-on-block = on the block
tc-svg-sold = { $name }
tc-svg-brings = comes with
tc-svg-bid = Leaves { $coins } coins; once sold, technology costs { $price }.
tc-svg-chip = Bid { $n }
tc-svg-price = Technology costs { $n } science now; every territory sold moves the price one step.
tc-svg-way-pass = Pass
tc-svg-more-pass = this territory only
tc-svg-more-leave = technology for { $price }
tc-svg-way-leave = Leave
tc-svg-way-buy-nothing = Buy nothing
tc-svg-way-stop = Stop
tc-svg-way-recycle-nothing = Recycle nothing
tc-svg-park = trees when bought

tc-svg-disaster = Disaster: { $name }
tc-svg-stakes = Bid science for a column; in the end each holds one pawn
tc-svg-coming = strikes after this auction
tc-svg-soon = comes next
tc-svg-column = Column { $n }: { $waste } waste, { $smoke } smoke
tc-svg-column-out = from { $n } players on
tc-svg-spared = spared
tc-svg-stake = Bid { $n }
tc-svg-stake-ends = Whoever is outbid bids again, until every pawn leads a column of its own.
tc-svg-stake-paid = What you bid is paid in science at the end.
tc-svg-stake-opens = The pawn in the first column opens the next round.

tc-svg-makes = makes
tc-svg-production = Makes { $coins } coins, { $science } science and { $points } points.
tc-svg-pending = Waste still to be placed: { $n }
tc-svg-standing = Score { $score }, air { $air }, waste { $waste }.
tc-svg-holding = In hand: { $coins } coins, { $science } science.
tc-svg-nothing = Nothing waits to be placed or used.
tc-svg-turn-left = Turn left
tc-svg-turn-right = Turn right
tc-svg-turn-keys = Keys r and ] turn it to the right, R and [ to the left; on a phone, swipe over the map.
tc-svg-waste = Waste on it: { $n }.

tc-svg-key-coupled = rails meet here
tc-svg-key-raised = more by a facility on this line
tc-svg-key-reached = a centre reaches this waste
tc-svg-key-empty = empty city: makes nothing

tc-svg-territory = { $name }: { $cities }.
tc-svg-facility = { $name }: +{ $n } { $good } for every city beside it on its rails.
tc-svg-city = a city ({ $goods })
tc-svg-good-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tc-svg-good-science = { $n } science
tc-svg-good-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tc-svg-good-recycling = recycling centre
tc-svg-technology = { $name }: { $parts }.
tc-svg-technology-impact = { $name }: { $parts }. At once: { $impact }.

tc-svg-final = Century’s end
tc-svg-now = Now: { $scores }
tc-svg-paid = It paid: { $scores }
tc-svg-per-coin = coin produced
tc-svg-per-science = science produced
tc-svg-per-vp = point produced
tc-svg-per-score = point held
tc-svg-per-clean = tile without waste
tc-svg-per-centre = working centre
tc-svg-per-trees = tree space
tc-svg-per-section = clean tile’s worth
tc-svg-per-waste = waste
tc-svg-per-heap = waste past the first
tc-svg-per-air = pollution space
tc-svg-per-coins = most coins in hand
tc-svg-per-flasks = most science in hand
