# What the drawings say.

uc-svg-if = if
uc-svg-per = per
uc-svg-or = or
uc-svg-era = Era { $n }
uc-svg-special = Special
uc-svg-kind-instant = Instant
uc-svg-kind-permanent = Permanent
uc-svg-kind-action = Action
uc-svg-kind-production = Production
uc-svg-kind-scoring = End of the game
uc-svg-board = Your board and the slots
uc-svg-desk = Your means and cards
uc-svg-turn = What is asked
uc-svg-market = Special cards, contracts and supply
uc-svg-forecast = Next Production and what feeding takes
uc-svg-tallies = Points by source
uc-svg-solo = The goal
uc-svg-means = What you have
uc-svg-slots = Slots and tracks
uc-svg-hand = Your hand
uc-svg-nation = Your board
uc-svg-claimed = Claimed cards
uc-svg-yellow = Yellow
uc-svg-red = Red
uc-svg-green = Green
uc-svg-always = Always open
uc-svg-never-taken = never taken
uc-svg-clone = Clone
uc-svg-cloning = The cloning tile: for 1 credit a slot that others took can be chosen, once per round for all together.
uc-svg-cloned = { $player } used the cloning tile this round.
uc-svg-taken = Taken: { $players }.
uc-svg-round = Round { $round } of 10, era { $era }, turn { $cycle } of 3
uc-svg-federation = Federation track
uc-svg-federation-help = Federation track: the spaces 4 to 1 give nothing, 1 credit, 1 steelplast and 1 point; whoever is furthest plays first in the next round.
uc-svg-specials = Special cards
uc-svg-special-deck = { $n ->
    [one] Deck of Special cards: { $n } left
   *[other] Deck of Special cards: { $n } left
}
uc-svg-contracts = Contracts
uc-svg-deck = Cards in the era deck: { $n }
uc-svg-discard = Discarded cards: { $n }
uc-svg-white = White domes left for all: { $n }
uc-svg-purple = Purple domes left for all: { $n }
uc-svg-tunnels = Tunnels left for all: { $n }
uc-svg-tiles = Blue metropolises that nobody has: { $n }
uc-svg-looking = looking at
uc-svg-played = played
uc-svg-dropped = let go
uc-svg-no-cards = no cards
uc-svg-exhausted = It has been used this era.
uc-svg-lasting = Permanent, production and end-scoring cards
uc-svg-no-lasting = No other card is claimed yet.
uc-svg-count-permanent = Permanent cards: { $n }
uc-svg-count-action = Action cards: { $n }
uc-svg-count-production = Production cards: { $n }
uc-svg-count-scoring = End-scoring cards: { $n }
uc-svg-have = { $more ->
    [0] { $what }
   *[other] { $what }; Production adds { $more }
}
uc-svg-connected = { $n ->
    [one] { $n } connected city
   *[other] { $n } connected cities
}
uc-svg-upgraded = { $n ->
    [one] { $n } upgraded building
   *[other] { $n } upgraded buildings
}
uc-svg-hand-limit = { $n ->
    [one] { $n } card in hand, at most { $most } are kept
   *[other] { $n } cards in hand, at most { $most } are kept
}
uc-svg-glowing = What you can do glows on the table.
uc-svg-waiting = Waiting for { $player }
uc-svg-production = Next Production
uc-svg-production-short = Production
uc-svg-surcharge = Building here costs { $what } more.
uc-svg-times = What stands here produces { $n } times.
uc-svg-times-city = A symbiotic city here gives its points { $n } times.
uc-svg-more = Its metropolis gives { $what } more in Production.
uc-svg-pair = Together with the other tunnel of the pair it gives { $what } in Production.
uc-svg-expansion = Only an effect that names expansion sites builds here.
uc-svg-alike = These places are alike: the first is used.
uc-svg-unconnected = Not connected.
uc-svg-both-tunnels = Connected by both of its tunnels only.
uc-svg-feeding = Feeding: what the connected cities take
uc-svg-score = Points now, and if the game ended now
uc-svg-source-tunnel = Tunnels
uc-svg-source-farm = Farms
uc-svg-source-desal = Desalination plants
uc-svg-source-lab = Laboratories
uc-svg-source-upgraded = { $n ->
    [one] { $n } upgraded
   *[other] { $n } upgraded
}
uc-svg-source-symbiotic-city = Symbiotic cities
uc-svg-source-pair-of-farm = Pairs of upgraded farms
uc-svg-source-pair-of-desal = Pairs of upgraded desalination plants
uc-svg-source-pair-of-lab = Pairs of upgraded laboratories
uc-svg-source-pair-of-tunnels = Pairs of tunnels
uc-svg-source-metropolis = Metropolis
uc-svg-source-card = Card
uc-svg-rival = The board of { $player }
uc-svg-goal = The goal: 7 connected cities and 100 points
uc-svg-goal-now = The points are those of an end now.
uc-svg-ring = The slots in clockwise order. Neutral tiles move on by one at the end of a round; the one with a dashed rim lies for one round.
