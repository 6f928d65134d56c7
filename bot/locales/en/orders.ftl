# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` wasn’t possible
plan-changed = the condition no longer holds: { $fact }
plan-unfinished = a choice was left open
plan-unknown = this version of the bot no longer knows it

order-line = When it’s my turn: { $picks }
order-line-if = When it’s my turn: { $picks }, only if { $facts }
order-line-rest = The rest of my turn: { $picks }
order-line-handing = End my turn
order-unknown = An order from an older version
order-unclear = I don’t know that order. Did you mean { $nearest }?
order-unknown-words = I don’t know that order. `/orders show` has menus with every order you can give.
order-no-such-fact = I don’t know that condition. Possible here: { $facts }.
order-no-facts = You can’t set a condition here.
order-odd-signs = Type your choices as you would for `/play`, separated by semicolons.
order-too-many = You have { $count } orders here. Delete one first.
order-twice = You already have that order.
order-stops-at-once = That order would stop at once: { $why }.

orders-title = **Standing orders** answer for you while you’re away, after a random wait. The first one that fits is played. If none fits, I ask you. Nobody else can see them.
orders-none = You have none.
orders-not-now = You can’t give standing orders in this part of the game. Try again later.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(on hold until you move: I wasn’t sure about another order)*
orders-answering = ⏳ One of these is about to answer for you. You can still answer first.
orders-add = Add order
orders-withdraw = ✖ Delete { $number }
orders-withdraw-all = ✖ Delete all
orders-raise = Move one up
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Play
orders-write = ✍ Plan a turn
orders-open = 📜 Orders

orders-line-title = **Your planned turn:** { $picks }
orders-line-empty = nothing yet
orders-line-pick = Next choice
orders-line-fact = Only if this stays true
orders-line-only-if = only if { $fact }
orders-line-whole = Played exactly like this or not at all. If it’s not possible then, I’ll ask you.
orders-line-uncovers = One choice reveals something. What comes after it is played if it’s still possible. If not, the order stops there and I’ll ask you.
orders-line-set = ✔ Save order
orders-line-undo = ⌫ Remove last
orders-line-impossible = I can’t tell yet what your next turn will be. You can type it: `/orders add`, choices separated by semicolons.

orders-notes = **What they did**
orders-away = **Your standing orders while you were away**
orders-note-answered = { $when }: **{ $order }** played `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** stopped: { $why }.
orders-note-taken-back = { $when }: **{ $order }** stopped: turns were undone.

command-orders = Let the bot play for you while you’re away
command-orders-show = Read, add and delete your standing orders
command-orders-add = Add an order, for example: raise sawmill red 4
command-orders-withdraw = Delete one order, or all
command-option-order = The order in words, or a turn: bid sawmill; red 3 if …
command-option-order-number = Its number in the list; leave out for all
order-stand-in = A computer ({ $strength }) plays my next turn
order-sit-in = A computer ({ $strength }) plays for me until I’m back
order-computer = The computer
orders-note-did = { $when }: **{ $order }** played: { $did }.
