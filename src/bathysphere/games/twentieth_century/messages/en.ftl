# 20th Century in English: names, prompts, moves.

tc-name =
    { $fr ->
       *[any] { $en }
    }
tc-city = { $tile } { $letter }
tc-cell = ({ $x }, { $y })
tc-good-coin = coin production
tc-good-science = science production
tc-good-vp = point production
tc-cost-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tc-cost-science = { $n } science
tc-end-city = city { $letter }
tc-end-side = side { $side }
tc-end-line = line { $line }
tc-kind-mine = mine
tc-kind-laboratory = laboratory
tc-kind-hospital = hospital
tc-kind-workers = workers
tc-kind-bridge = bridge
tc-kind-sorting-centre = sorting centre
tc-kind-park = park
tc-kind-locomotive = locomotive
tc-kind-waste-transport = waste transport
tc-kind-recycling = recycling
tc-kind-depollution = depollution
tc-kind-quality-of-life = quality of life

tc-prompt-over = The game is over.
tc-prompt-wait = Waiting for { $players }.
tc-prompt-open = Open the auction of a territory (at least { $minimum }), or leave and buy technology for { $price } science.
tc-prompt-alone = You are alone: buy territories for { $minimum } each, or leave and buy technology for { $price } science.
tc-prompt-opening = Opening bid for { $tile }, at least { $minimum }.
tc-prompt-bid = { $leader } bids { $bid } for { $tile }: raise, pass or leave.
tc-prompt-technology = You leave. Buy one technology for { $price } science, or none.
tc-prompt-stake = { $disaster }: choose a column and bid science for it.
tc-prompt-dump = Where does this waste go? Still to be placed: { $n }.
tc-prompt-attach = Which new tile do you attach next?
tc-prompt-site = Where do you attach { $tile }?
tc-prompt-turn = How do you turn { $tile } at { $cell }?
tc-prompt-settle = Which city of { $tile } gets the people?
tc-prompt-tools = Use a technology, or stop.
tc-prompt-workers-first = Which empty city gets the workers?
tc-prompt-bridge-first = On which tile do you build the bridge?
tc-prompt-bridge-second = What does the bridge join?
tc-prompt-sorting-centre-first = From which tile do you sort out a waste?
tc-prompt-locomotive-first = From which city do people depart?
tc-prompt-locomotive-second = In which city do they arrive?
tc-prompt-waste-transport-first = From which tile is a waste carried off?
tc-prompt-waste-transport-second = To which tile is it carried?
tc-prompt-recycling-first = From which tile is a waste removed?
tc-prompt-recycle = The centre of { $city }: which waste does it recycle?

tc-move-open = open the auction of { $tile }
tc-move-buy = buy { $tile } for { $bid }
tc-move-leave = leave the auction (technology costs { $price })
tc-move-open-at = bid { $bid }
tc-move-raise = raise to { $bid }
tc-move-pass = pass
tc-move-purchase = buy { $technology } for { $price } science
tc-move-decline = buy no technology
tc-move-stake = column { $column } ({ $waste } waste, { $smoke } smoke) for { $bid }
tc-move-dump = a waste on { $tile }
tc-move-attach = attach { $tile }
tc-move-at = at { $cell }
tc-move-turn = { $n ->
    [0] as printed
    [1] a quarter turn clockwise
    [2] half a turn
   *[other] a quarter turn anticlockwise
}
tc-move-settle = people in city { $letter }
tc-move-recycle = recycle a waste from { $tile }
tc-move-idle = recycle nothing
tc-move-use = use { $technology }: { $part }
tc-move-use-paying = use { $technology }: { $part }, for { $cost }
tc-move-stop = stop
tc-move-tile = { $tile }
tc-move-city = { $city }
tc-move-bridge = join { $one } and { $other }
