# The text board.

tc-board-round = Round { $round } of 6
tc-board-legend = c coins · s science · v points · R recycling centre · * people · P people · W waste · lines: what rails join
tc-board-market = First player { $player } · minimum bid { $minimum } · technology { $prices }
tc-board-inside = Still in the auction: { $players }
tc-board-bid = { $tile }: { $player } bids { $bid }
tc-board-territories = Territories
tc-board-territory = { $id } { $name }: { $cities }; lines { $lines }
tc-board-technologies = Technologies, now { $price } science
tc-board-technology = { $id } { $name }: { $parts }
tc-board-technology-impact = { $id } { $name }: { $parts }; at once { $impact }
tc-board-disaster = Disaster: { $name }
tc-board-column = column { $column }: { $waste } waste, { $smoke } smoke
tc-board-column-staked = column { $column }: { $waste } waste, { $smoke } smoke; { $stakes }
tc-board-stake = { $player } bids { $bid }
tc-board-cards = Score cards
tc-board-card = { $name } (round { $round }): { $scores }; now { $now }
tc-board-card-scored = { $name } (round { $round }): { $scores }; it paid { $now }
tc-board-now = { $player } { $n }
tc-board-nation = Country of { $player }
tc-board-hand = In hand: { $coins } coins, { $science } science
tc-board-production = Makes { $coins } coins, { $science } science, { $points } points
tc-board-state = Score { $score } · pollution { $pollution } (a clean tile is worth { $clean }) · waste { $waste }
tc-board-map = { $row }
tc-board-tile = { $id } { $name } at { $cell }: { $cities }; waste { $waste }; lines { $lines }
tc-board-facility = { $id } { $name } at { $cell }: +{ $n } { $good }; lines { $lines }
tc-board-new = to be attached: { $id } { $tile }, waste { $waste }
tc-board-pending = Waste to be placed: { $n }
tc-board-spent = Spent: { $parts }

tc-part-mine = mine, +{ $n } coin per city beside it on its line ({ $lines })
tc-part-laboratory = laboratory, +{ $n } science per city beside it on its line ({ $lines })
tc-part-hospital = hospital, +{ $n } point per city beside it on its line ({ $lines })
tc-part-workers = workers, once: people in an empty city
tc-part-bridge = bridge, once
tc-part-sorting-centre = sorting centre, once: remove a waste
tc-part-park = park
tc-part-locomotive = locomotive, each round: move people along a line
tc-part-waste-transport = waste transport, each round: move a waste
tc-part-recycling = recycling, each round: pay { $cost }, remove a waste
tc-part-depollution = depollution, each round: pay { $cost }, a step to the better
tc-part-quality-of-life = quality of life, each round: pay { $cost }, score { $n }
tc-impact-waste = { $n } waste
tc-impact-smoke = { $n } smoke
tc-impact-tree = { $n ->
    [one] { $n } tree
   *[other] { $n } trees
}
tc-score-coin = { $n } per coin produced
tc-score-science = { $n } per science produced
tc-score-vp = { $n } per point produced
tc-score-score = { $n } per point held
tc-score-clean = { $n } per territory without waste
tc-score-centre = { $n } per working recycling centre
tc-score-trees = { $n } times the number of the tree space
tc-score-section = { $n } times the section value per territory without waste
tc-score-waste = { $n } per waste
