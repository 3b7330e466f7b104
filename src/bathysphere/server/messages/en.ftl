# The words of the table: pages, prompts of the house, troubles.

language-en = EN
language-fr = FR
language-name-en = English
language-name-fr = Français
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours

page-menu = Menu
page-rules = Rules
page-settings = Settings
page-back = Back
page-script = The table needs JavaScript. Please switch it on and load the page again.
page-unofficial = An unofficial, open table. The games belong to their authors and publishers.

game-antarctica = Antarctica
game-antarctica-about = Sail round the ice with the sun, build research stations and hold the majority where it counts.
game-underwater-cities = Underwater Cities
game-underwater-cities-about = Match cards to action slots and grow a nation of domes and tunnels on the sea floor.
game-twentieth-century = 20th Century
game-twentieth-century-about = Bid for land and knowledge, keep the trains running and the country clean.
game-atlantes = Atlantes
game-atlantes-about = Gather characters, explore the deep and found the last realm of the Atlanteans.

start-title = What shall we play?
start-lead = Four deep board games, complete. Alone, against bots, around one device, or with friends by link. No account.
start-seats = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
start-quick = Quick game
start-new = Set up a table
start-yours = Your tables
start-yours-none = Tables you sit at in this browser are listed here.
start-import = Open a record
start-import-help = A .bathy file of a finished or interrupted game: watch it, and play on from any moment.
start-import-do = Open

new-title = Set up { $game }
new-seats = Seats
new-count = Number of players
new-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
new-who = Seat { $n }
new-name = Name
new-level = Strength
new-level-help = Easy slips often, medium now and then; hard thinks for a second, expert for five. Random knows no plan; instant plays by a first look.
new-curtain = Hide hands with a curtain when the device is passed on
new-variants = Variants
new-do = Begin
kind-you = You, at this device
kind-here = Somebody at this device
kind-link = A friend, by link
kind-bot = Bot
level-uniform = random
level-greedy = instant
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
name-player = Player { $n }
name-bot = Bot { $n }
switch-yes = yes
switch-no = no
wrong-seats = Please choose how many play, and who sits on each seat.

menu-seats = Seats and links
menu-replay = Replay
menu-export = Save the record (.bathy)
menu-film = Save the replay as a page (.html)
menu-notify = Notify me when it is my turn

table-skip = To the actions
table-picked = Now press what goes with it, or the same once more for a list.
table-archive = A record, opened to be looked at.
table-look-over = Look your turn over, then confirm.
table-looks-over = { $player } is looking the turn over.

bar-turn = Your turn
bar-watching = You are watching
bar-undo = Undo
bar-reset = Reset turn
bar-confirm = Confirm turn

seat-acting = to act
seat-thinking = thinking …
seat-stand-in = bot stands in
seat-you = you
seat-here = here
seat-away = away
seat-invited = not here yet
seat-over = finished
seat-archive = record

tab-play = Play
tab-board = Table
tab-hand = Hand
jump-title = Parts of the table
board-unzoom = Whole board

board-empty = nothing

actions-title = { $n ->
    [one] You may do this
   *[other] You may do one of these ({ $n })
}
actions-on-board = Choose on the board
actions-wait = Nothing to do for you now
actions-over = The game is over
actions-past = You are looking at an earlier moment
actions-filter = Find an action
actions-denied = { $n ->
    [one] Not possible now: { $n }
   *[other] Not possible now: { $n }
}
actions-rule = Read rule { $rule }

log-title = Log
log-empty = Nothing has happened yet.
log-jump = See the table after move { $n }

time-at = After move { $n } of { $all }
time-first = To the beginning
time-before = One move back
time-after = One move on
time-last = To the end
time-slider = Move
time-now = Back to now
time-start = The table is set.
time-fork = Play on from here
time-fork-help = A new table against bots from this moment; everything your seat did not know is dealt anew.
time-eyes = See the table as
time-eyes-of = as { $player }

curtain-title = Pass the device to { $player }
curtain-help = The hand of the last player is hidden. Lift the curtain when nobody else is looking.
curtain-lift = I am { $player }: show my table

people = { $players }
result-winner = { $player } wins
result-shared = { $players } share the victory
result-missed = Not this time
result-nobody = Nobody wins
result-table = Points
result-for = Points for
result-total = Total
result-place = Place
result-chart = Points at each move, had the game ended there
result-again = Play again

seats-title = { $game }: seats and links
seats-share = Send each friend their own link. A link seats one person, once.
seats-bot = bot, { $level }
seats-stand-in = a bot ({ $level }) stands in
seats-invited = waits for somebody with the link
seats-link = Link for { $player }
seats-copy = Copy
seats-copied = Copied
seats-back = Give the seat back
seats-let-bot = Let a bot play
seats-new-link = New link
seats-watch = For spectators
seats-watch-help = Whoever has this address can watch and sees what everybody may see.
seats-go = To the table

join-title = A seat is kept for you
join-lead = You are invited to a table of { $game } for { $n }. How shall the others call you?
join-do = Sit down
join-watch = Only watch

settings-language = Language
settings-theme = Colours
settings-habits = Habits
settings-save = Save
taste-auto = Take forced answers by themselves
taste-confirm = Let me look my turn over and confirm it
taste-plain = Text board instead of drawings
taste-tips = Tips for a first game

rules-title = { $game }: the rules
rules-lead = Every rule has a number. The table names it whenever something is not possible.
rules-contents = Contents
rules-find = Find a rule

live-lost = Connection lost. Trying again …
live-turn = Your turn

refused-stale = The table has moved on meanwhile; this is how it looks now.
refused-illegal = That is not possible now; this is how the table looks.
refused-not-asked = It is not your turn.
refused-over = The game is over; nothing can be changed any more.
refused-undo = There is nothing to take back: something was revealed, or another player has answered.
refused-seat = This browser does not hold that seat.

trouble-title = That did not work
trouble-home = To the first page
trouble-no-page = There is nothing at this address.
trouble-no-table = There is no table at this address. It may have been typed incompletely; ask the host for the link again.
trouble-closed = This table was played under an earlier edition of the rules and cannot be opened with this one.
trouble-no-game = There is no such game here.
trouble-no-rules = There is no rules page for this game.
trouble-no-seat = This table has no such seat.
trouble-link = This link has been used or replaced. Ask the host for a new one; watching is possible without.
trouble-not-host = Only the host of this table can do that.
trouble-long-name = A name can have at most { $most } characters. Please go back and shorten it.
trouble-running = The record can be saved when the game is over: it would give hidden things away before.
trouble-fork-running = While a game is running, only those who sit at it can play on from one of its moments.
trouble-fork-over = At this moment the game is over already; choose an earlier one.
trouble-no-file = Please choose a file first.
trouble-no-record = This file is no record that can be opened here. The reason: { $why }
trouble-too-large = That is too large.
trouble-too-fast = Too many requests; please wait a minute.
trouble-origin = This request did not come from a page of this table, so it was not carried out.
trouble-bad-request = The table did not understand that. Please load the page again.
trouble-ours = Something broke on our side. Nothing that you have answered is lost; please load the page again.
