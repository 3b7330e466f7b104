# Words in the drawings.

at-svg-board = Ocean board
at-svg-desk = Your realm, mantas and hand
at-svg-realm = Your realm
at-svg-hand = Hand
at-svg-locations = Locations
at-svg-explored = Explored
at-svg-central = Central row
at-svg-characters = Characters
at-svg-tracks = Objectives
at-svg-rivals = Other players
at-svg-clocks = How near the end is
at-svg-solo = Ghost and totem
at-svg-reserve = Wild mantas in reserve
at-svg-discarded = discarded: { $n }
at-svg-deck-location = Locations face down: { $n }
at-svg-deck-character = Characters face down: { $n }
at-svg-place = { $location } ({ $type }): { $gold } gold or { $power } power. Levels: { $levels }. Worth { $points } points; { $manta }.
at-svg-short = You are short of { $gold } gold and { $power } power.
at-svg-price = Price here: { $n } gold.
at-svg-boxed = back to the box before the first turn, for { $manta }
at-svg-returns = Returns to the hand when played.
at-svg-track = { $objective }: { $needs }. Next claim: { $points } points.
at-svg-spent = spent
at-svg-complete = complete
at-svg-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
at-svg-free = free slot
at-svg-in-play = In play
at-svg-points = points
at-svg-pile = scored
at-svg-discard = discard
at-svg-purse = For payments now
at-svg-paying = This price is paid with
at-svg-skip = Take nothing
at-svg-end-turn = End the turn
at-svg-plays = plays
at-svg-obeys = is ordered
at-svg-turns = { $n ->
    [0] –
    [one] 1 turn
   *[other] { $n } turns
}
at-svg-phase-kings = kings
at-svg-phase-before = before
at-svg-phase-main = main
at-svg-phase-after = after
at-svg-phase-over = over
at-svg-clock-locations = { $n ->
    [one] One more exploration ends the game; at the earliest in { $turns } turns.
   *[other] { $n } more explorations end the game; at the earliest in { $turns } turns.
}
at-svg-clock-characters = { $n ->
    [one] One more recruit ends the game; at the earliest in { $turns } turns.
   *[other] { $n } more recruits end the game; at the earliest in { $turns } turns.
}
at-svg-clock-claims = { $n ->
    [one] One more claim of the leader ends the game; at the earliest in { $turns } turns.
   *[other] { $n } more claims of the leader end the game; at the earliest in { $turns } turns.
}
at-svg-ghost = The ghost
at-svg-so-far = { $n } points so far
at-svg-ghost-mantas = Mantas left: { $n }
