# Antarctica, English.

-an-language = English
    .code = en
an-name = { -an-language.code ->
    [fr] { $fr }
   *[en] { $en }
}

an-building-camp = camp
an-building-shipyard = shipyard
an-building-crane = crane
an-building-well = well
an-building-derrick = derrick
an-building-turbine = wind turbine
an-building-lab = laboratory
an-building-factory = factory
an-building-land = land centre
an-building-coastal = coastal centre
an-building-marine = marine centre
an-building-hq = headquarters
an-building-plankton = plankton farm
an-building-dish = satellite dish

an-deck-base = Base
an-deck-double = Double
an-deck-advanced = Advanced

an-effect-recruit-one = recruit one scientist
an-effect-new-ship = new ship
an-effect-expertise-card = Expertise card
an-effect-simple-card = Simple resource card
an-effect-move-ship = move a ship
an-effect-draft = draft of shipyard cards
an-effect-advance-three = advance three spaces

an-card-plain = { $card }: { $building }, needs { $needs }; { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
an-card-starred = { $card } *: { $building }, needs { $needs }; { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

an-prompt-over = The game is over.
an-prompt-wait = Waiting for { $player }.
an-prompt-place-ship = Place a ship in a zone.
an-prompt-place-cube = Put your starting cube on the first space of a track.
an-prompt-sail = Sail out of zone { $zone }; a card or a sacrifice may come first.
an-prompt-act = In zone { $zone }: one main action, a card, a sacrifice, or end the turn.
an-prompt-acted = You have acted in zone { $zone }; a card or a sacrifice may follow.
an-prompt-sacrifice = What do you sacrifice?
an-prompt-icebreaker = Your Icebreaker lies in zone { $zone }: take a turn with your second ship?
an-prompt-track = Choose a track for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
an-prompt-advance-three = Advance three spaces on a track nobody has chosen yet.
an-prompt-move-ship = You may move one of your ships to another zone.
an-prompt-take = A ship was built: you may take a shipyard card.
an-prompt-pick = Keep one of the revealed cards.

an-move-place-ship = place a ship in zone { $zone }
an-move-place-cube = put a cube on { $track }
an-move-sail = sail to zone { $zone } ({ $buildings })
an-move-sail-empty = sail to zone { $zone } (no building)
an-move-build = build { $card } ({ $building }), { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
an-move-build-with = build { $card } ({ $building }) with the card { $cover }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
an-move-build-ship = build a ship in zone { $zone }
an-move-recruit = recruit { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}
an-move-research = research: { $track }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
an-move-end-turn = end the turn
an-move-play = play { $card }
an-move-play-on = play { $card } on { $track }
an-move-icebreaker = play { $card } on zone { $zone }
an-move-sacrifice = sacrifice something
an-move-sacrifice-cube = sacrifice a cube from Available
an-move-sacrifice-spare-ship = sacrifice a ship from Available
an-move-sacrifice-ship = sacrifice your ship in zone { $zone }, position { $position }
an-move-use-icebreaker = use the Icebreaker
an-move-leave-icebreaker = let the Icebreaker go unused
an-move-advance = advance on { $track }
an-move-move-ship = from zone { $zone }, position { $position }, to zone { $to }
an-move-move-none = move no ship
an-move-take = take { $card }
an-move-take-none = take no card
an-move-pick = keep { $card }

an-fact-placed-ship = { $player } places a ship in zone { $zone }.
an-fact-placed-cube = { $player } puts a cube on space { $space } of { $track }.
an-fact-arrived = The sun stops in zone { $zone }.
an-fact-sailed = { $player } sails from zone { $start } to zone { $zone }.
an-fact-moved = { $player } moves a ship from zone { $start } to zone { $zone }.
an-fact-built = { $player } builds { $card } ({ $building }) in zone { $zone }.
an-fact-settled = { $player } places { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
} in zone { $zone }.
an-fact-launched = { $player } builds a ship in zone { $zone }.
an-fact-recruited = { $player } recruits { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}.
an-fact-advanced = { $player } advances to space { $space } of { $track }.
an-fact-lost-steps = { $player } cannot advance anywhere: { $n ->
    [one] { $n } step is
   *[other] { $n } steps are
} lost.
an-fact-reached = Space { $space } of { $track } takes effect: { $effect }.
an-fact-played = { $player } plays { $card }.
an-fact-took = { $player } takes { $card }.
an-fact-took-none = { $player } takes no card.
an-fact-revealed = { $card } is revealed.
an-fact-boxed = Too few shipyard cards are left for the others; { $n ->
    [one] the last one leaves
   *[other] the last { $n } leave
} the game.
an-fact-laid = { $player } lays an Icebreaker in zone { $zone }.
an-fact-broke-ice = { $player } uses the Icebreaker in zone { $zone }.
an-fact-sacrificed-cube = { $player } sacrifices a cube.
an-fact-sacrificed-spare-ship = { $player } sacrifices a ship from Available.
an-fact-sacrificed-ship = { $player } sacrifices a ship in zone { $zone }.

an-ending-playing = The game is not over yet.
an-ending-last-scientist = The last scientist of a player has been placed.
an-ending-last-building = The last building has been built.
an-ending-dead = Nobody can place a scientist any more.
an-ending-no-progress = Nothing but ships has moved for too long.
an-ending-no-ships = No ship is left on the board.

an-line-zone = zone { $zone }
an-line-track = track { $track }
an-line-asterisk = cards with an asterisk
an-line-discarded = discarded pieces

an-board-none = –
an-board-counted = { $what } { $n }
an-board-zone-name = { $zone }
an-board-zones = Zones: the sun is in zone { $zone }, first player { $player }
an-board-zone = { $zone }: ships { $ships } | { $buildings } | scientists { $scientists }
an-board-zone-iced = { $zone }: ships { $ships } | { $buildings } | scientists { $scientists } | Icebreaker of { $iced }
an-board-zone-sun = { $zone } (sun): ships { $ships } | { $buildings } | scientists { $scientists }
an-board-zone-sun-iced = { $zone } (sun): ships { $ships } | { $buildings } | scientists { $scientists } | Icebreaker of { $iced }
an-board-zone-closed = { $zone }: closed
an-board-tracks = Research tracks
an-board-track = { $track } (centres: { $centres }; { $length } spaces, the last worth { $value }): { $cubes } | ahead: { $spaces }
an-board-cube = { $player } on { $space } (worth { $value })
an-board-space-red = { $space } red { $effect }
an-board-space-blue = { $space } blue { $effect }
an-board-offers = Cards on offer
an-board-offer = { $deck } ({ $left } left): { $card }
an-board-offer-none = { $deck }: no card left
an-board-pile = Shipyard cards: { $cards }; Expertise cards: { $expertise }
an-board-revealed = Revealed: { $cards }
an-board-players = Players
an-board-player = { $player }: { $points } points | personnel { $personnel }, reserve { $reserve } | Available: ships { $ships }, cubes { $cubes } | Discarded { $discarded } | cards: { $cards } | built: { $built }
an-board-standings = Majorities, if the game ended now
an-board-standing = { $what }: { $ranks }
an-board-rank = { $player } with { $n } gets { $points }
an-board-fleet = Your ships
an-board-ship = zone { $zone }, position { $position }: { $stops ->
    [one] at the next stop of the sun
   *[other] in { $stops } stops of the sun
}
an-board-ship-now = zone { $zone }, position { $position }: now
an-board-outlooks = What you lack for the cards on offer
an-board-outlook-ready = { $card }: within reach; scientists lacking: { $scientists }; zones with room: { $zones }
an-board-outlook-missing = { $card }: out of reach: { $missing }; scientists lacking: { $scientists }; zones with room: { $zones }
an-board-outlook-covered = { $card }: out of reach: { $missing }, but { $cover } covers it; scientists lacking: { $scientists }; zones with room: { $zones }
an-board-outlook-sail = { $card }: zones to sail to: { $to }; scientists lacking: { $scientists }; zones with room: { $zones }

an-refusal-not-your-turn = It is { $player }'s turn to answer.
an-refusal-stay = Your ship is in zone { $zone } and must leave it.
an-refusal-must-sail = Your ship has to sail before the turn can end.
an-refusal-sail-first = Sail first: this happens in the zone your ship sails to.
an-refusal-sail-to-build = Sail first; in these zones you could build it: { $zones }.
an-refusal-sail-in-vain = Wherever your ship sails, you do not reach all of this: { $buildings }.
an-refusal-closed-zone = Zone { $zone } is closed in this game.
an-refusal-full-zone = Zone { $zone } already holds three ships.
an-refusal-acted = You have already taken your main action of this turn.
an-refusal-sacrificed = You have already sacrificed something in this turn.
an-refusal-active-ship = Your ship in zone { $zone } has to sail before it can be sacrificed.
an-refusal-no-cube = You have no cube in Available.
an-refusal-no-spare-ship = You have no ship in Available.
an-refusal-cube-on-track = Your cube on { $track } stays there.
an-refusal-fresh-ship = Your ship in zone { $zone } was built in this turn and cannot move yet.
an-refusal-no-harbour = Your ship in zone { $zone } has no zone to go to.
an-refusal-closed-track = { $track } is closed in this game.
an-refusal-chosen-track = { $track } has already been chosen by another player.
an-refusal-no-cube-for-track = You have no cube on { $track } and none in Available.
an-refusal-track-end = Your cube stands on the last space of { $track }.
an-refusal-track-full = No space is free ahead on { $track }.
an-refusal-no-such-card = There is no { $card } to choose from.
an-refusal-empty-pile = No card is left in this pile.
an-refusal-scientists = The card takes { $need ->
    [one] { $need } scientist
   *[other] { $need } scientists
}, you have { $have } in personnel.
an-refusal-twice = Zone { $zone } already holds a building of this type: { $building }.
an-refusal-out-of-reach = Missing: { $building }. None of your ships is at one and you hold no card that counts as one.
an-refusal-out-of-reach-several = Missing: { $buildings }. None of your ships is at any of these, and one card covers only one of them.
an-refusal-out-of-reach-twice = { $building }: shown twice, so your ships must reach it in two different zones.
an-refusal-out-of-reach-card-played = Missing: { $building }. None of your ships is at one, and you have already played a card at this stop.
an-refusal-no-camp = There is no camp in zone { $zone }.
an-refusal-no-reserve = Your reserve is empty.
an-refusal-nobody-there = You have no ship and no scientist in zone { $zone }.
an-refusal-no-shipyard = There is no shipyard in zone { $zone }.
an-refusal-sun-zone-full = The new ship would go to zone { $zone }, where the sun is, and it already holds three ships.
an-refusal-no-centre = No centre in the zone leads to { $track }; those that do: { $centres }.
an-refusal-no-centre-at-all = No centre leads to { $track }; only free steps do.
an-refusal-card-played = You have already played a card at this stop of the sun.
an-refusal-resource-card = A resource card is only given up while building, for a building out of reach.
an-refusal-no-second-ship = In no zone without an Icebreaker of yours is your ship second in the queue.
an-refusal-no-personnel = You have no scientist in personnel.
an-refusal-no-track = Your cubes cannot advance on any track.
