# 20th Century in English: names, prompts, moves.

tc-name =
    { $fr ->
       *[any] { $en }
    }
tc-city = { $tile } ({ $goods })
tc-cell = ({ $x }, { $y })
tc-place = { $steps } of the homeland
tc-step-north = { $n } north
tc-step-east = { $n } east
tc-step-south = { $n } south
tc-step-west = { $n } west
tc-home = Homeland
tc-good-coin = coin production
tc-good-science = science production
tc-good-vp = point production
tc-cost-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tc-cost-science = { $n } science
tc-end-city = the city ({ $goods })
tc-end-side = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side
tc-end-hub = the middle
tc-end-line = the line of { $ends }
tc-end-line-bare = the line
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
tc-prompt-open = Open an auction (from { $minimum }) or leave.
tc-prompt-alone = You are alone: buy for { $minimum } each, or leave.
tc-prompt-opening = Opening bid for { $tile }, at least { $minimum }.
tc-prompt-bid = { $tile }: { $leader } bids { $bid }. And you?
tc-prompt-technology = Buy one technology for { $price } science, or none.
tc-prompt-stake = { $disaster }: bid science for a column.
tc-prompt-dump = Where does this waste go? Still to be placed: { $n }.
tc-prompt-attach = Which new tile do you attach next?
tc-prompt-site = Where do you attach { $tile }?
tc-prompt-turn = How do you turn { $tile }?
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
tc-prompt-recycle = { $tile }: which waste does the centre recycle?

tc-move-open = open the auction of { $tile }
tc-move-buy = buy { $tile } for { $bid }
tc-move-leave = leave the auction (technology costs { $price })
tc-move-open-at = bid { $bid }
tc-move-raise = raise to { $bid }
tc-move-pass = pass
tc-move-purchase = buy { $technology } ({ $parts }) for { $price } science
tc-move-decline = buy no technology
tc-move-stake = column { $column } ({ $waste } waste, { $smoke } smoke) for { $bid }
tc-move-dump = a waste on { $tile }
tc-move-attach = attach { $tile }
tc-move-at = { $place }
tc-move-turn = { $n ->
    [0] as printed
    [1] a quarter turn clockwise
    [2] half a turn
   *[other] a quarter turn anticlockwise
}
tc-move-settle = people in the city ({ $goods })
tc-move-recycle = recycle a waste from { $tile }
tc-move-idle = recycle nothing
tc-move-use = use { $technology }: { $part }
tc-move-use-paying = use { $technology }: { $part }, for { $cost }
tc-move-stop = stop
tc-move-tile = { $tile }
tc-move-city = { $city }
tc-move-bridge = join { $one } and { $other }
