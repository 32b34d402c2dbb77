# Texts of the product, for terminal and browser. Games keep their own beside their rules.

app-name = Fishka
app-tagline = Board games for one screen, by link, or against bots

# -- games

game-islands = Islands
game-islands-about = Lay a sea of islands, bridges and lighthouses, tile by tile
game-amyitis = Amyitis
game-amyitis-about = Plant and water the Hanging Gardens of Babylon
game-wolves = The Wolves
game-wolves-about = Lead a pack through one cycle of the moon
game-colonies = Capture of the Colonies
game-colonies-about = Sail, trade shots and take ports on an old chart
game-players = { $low }–{ $high } players
game-coming = In the making

# -- home

home-games = Games
home-tables = My tables
home-no-tables = You have no tables yet. Choose a game above.
home-play = Play
table-status-open = waiting for players
table-status-playing = in play
table-status-finished = finished

# -- a new table

new-table = New table
new-seats = Seats
new-seat = Seat { $number }
new-seat-kind = Who sits here
seat-kind-me = Me
seat-kind-device = Someone on this device
seat-kind-link = Someone by link
seat-kind-bot = A bot
new-name = Name
new-bot = Bot
new-bot-choice = { $bot }: { $about }
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-options = Options
new-title = Name of the table
new-end-turn = End of a turn
new-end-turn-auto = by itself
new-end-turn-explicit = with a button, so that the whole turn can be thought over
new-rated = Rated game
new-rated-about = Nobody gets hints from the bot; a move can be taken back by consent, as ever
new-start = Start the game
new-optional = optional
default-name = Player { $number }
bot-novice = Novice
bot-novice-about = still learning, often slips
bot-amateur = Amateur
bot-amateur-about = plays sensibly, but slips
bot-expert = Expert
bot-expert-about = seldom slips
bot-master = Master
bot-master-about = thinks longest and plays at full strength
bot-expectimax = Prudent
bot-expectimax-about = weighs every chance one move ahead
bot-mcts = Search
bot-mcts-about = looks many moves ahead
bot-random = Random
bot-random-about = plays any legal move
bot-greedy = Greedy
bot-greedy-about = takes the most points it sees now
seat-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[other] F
}

# -- joining

join-title = Take a seat
join-text = Say what others should call you. No account is needed.
join-seat = Join
join-watch = Just watch
share-title = Invite with this link
share-text = Whoever opens it may take a free seat or watch.
share-copy = Copy the link
share-copied = Copied
share-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
watching = You are watching

# -- the table

turn-mine = Your turn
turn-now = Now plays: { $player }
turn-other = { $player } is thinking
turn-bot = { $player } is computing a move
turn-wait = The end of the turn is waited for
turn-chance = Drawing …
turn-over = The game is over
title-mine = ● Your turn · { $table }
title-other = { $table }

action-confirm = Confirm
action-cancel = Cancel
action-turn = Turn
action-undo-step = Undo step
action-undo-turn = Restart turn
action-end-turn = End turn
action-takeback = Ask to take back
takeback-asked = { $player } asks to take back the last turn
takeback-waiting = The others are asked about taking back
takeback-accept = Allow
takeback-decline = Decline

action-hint = Hint
hint-title = What a strong bot would do
hint-thinking = Thinking about a hint …
hint-best = Best move
hint-line = Then expected
hint-alternatives = Other good moves
hint-share = { $percent } % chance to win
hint-points = lead: { $sign }{ $whole }.{ $tenth } points
hint-visits = looks: { $count }
table-rated = rated

board-zoom-in = Closer
board-zoom-out = Farther
board-fit = Whole table
board-label = Table. Arrow keys move, Enter chooses, Escape cancels.

panel-players = Players
panel-log = Log
panel-actions = Actions
panel-rules = Rules
panel-overview = Overview
panel-close = Close
panel-fold = Fold panels away

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
player-online = connected
player-offline = not connected
player-free = free seat
seat-fallbacks = Replaced moves: { $count }
seat-fallbacks-about = So often this bot gave no legal move in time, and a random legal one was played for it
player-turn = to move

actions-title = What can be done
actions-filter = Filter
actions-count = { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}
actions-none = Nothing to choose now
actions-more = { $count ->
    [one] { $count } more: filter to see it
   *[other] { $count } more: filter to see them
}
choice-action = { $text }

log-title = Log of the game
log-empty = Nothing has happened yet
log-rule = Rule { $rule }
log-taken-back = A step was taken back
log-bot-fallback = The bot gave no move; a legal one was played for it

end-title = Final score
end-winner = Winner: { $players }
end-tie = Shared victory: { $players }
end-truncated = The game was cut short; nobody wins
end-part = For
end-total = Total
end-again = Play again
end-look = Look at the table
end-show = Final score

# -- rule book

rules-title = Rule book
rules-search = Search the rules
rules-none = No rule has these words
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-source-text = from the source text
rules-source-published = published fact
rules-source-option = option
rules-source-decision = our decision

# -- settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm = Confirm every move
settings-confirm-about = First a preview, then the button. Kept on this device.
settings-home = All games

# -- connection

net-connecting = Connecting …
net-offline = The connection is lost, trying again …
net-sending = Sending …
net-queued = Not sent yet: it goes out when the connection is back
net-outdated = Fishka was updated. This page is too old to go on.
net-reload = Reload the page
net-unknown-table = There is no such table
net-go-home = To all games

# -- refusals of the table and the server

refusal-stale = The table has moved on meanwhile; look again
refusal-not-your-turn = It is not your turn
refusal-not-legal-now = That can't be done now
refusal-no-such-choice = There is no such choice here
refusal-game-over = The game is over
refusal-not-seated = You have no seat at this table
refusal-not-started = The game has not started: a seat is free
refusal-turn-open = The last turn has not been ended yet
refusal-turn-not-open = There is no turn to end
refusal-key-reused = This was sent twice with different meaning
refusal-undo-nothing = You have done nothing that could be taken back
refusal-undo-chance = Chance has acted since; ask the others to take it back
refusal-undo-other = Another player has moved since; ask to take it back
refusal-takeback-pending = A takeback is being asked for already
refusal-no-takeback = Nobody asks for a takeback
refusal-takeback-own = The others answer this
refusal-hint-rated = There are no hints in a rated game
refusal-hint-pending = A hint is being thought about already
refusal-hint-failed = The bot found no hint
refusal-not-stored = This could not be stored; try again
refusal-table-full = Every seat at this table is taken
refusal-seat-taken = Seat { $seat } is not free
refusal-already-seated = You sit at this table already
refusal-unreadable-table = This game can’t be played on by the rules of this version
refusal-bad-name = This name can’t be used
refusal-name-needed = Seat { $seat } needs a name
refusal-bad-title = This name of a table can’t be used
refusal-bad-players = This game is for { $low } to { $high } players
refusal-unknown-bot = There is no such bot
refusal-unknown-game = There is no such game
refusal-unknown-table = There is no such table
refusal-too-fast = Too many requests; wait a bit
refusal-no-answer = The server does not answer
refusal-bad-seat = There is no such seat
refusal-position-over = In this position the game is over already
refusal-foreign-origin = This page may not speak to this server
refusal-not-found = There is nothing here
refusal-bad-request = The server did not understand this
refusal-too-large = This is too large
refusal-failed = The server failed; it has written down why
refusal-bad-choice = Nothing can be chosen there
refusal-unknown-bot-parameter = This bot has no such setting
refusal-bad-bot-parameter = This setting of the bot takes a whole number
refusal-bad-position = This position can’t be: { $what }
refusal-other = Refused: { $code }
problem-other = That did not work: { $message }

# -- the terminal

cli-me = Me
cli-prompt = { $player }, your move (? for help):
cli-help = Type a move as it is listed, such as the words in bold. Also: list, show, why CHOICE, rule ID, undo, hint, quit.
cli-left = The game was left unfinished.
cli-why-legal = That can be chosen.
cli-no-rule = There is no rule { $rule }.
