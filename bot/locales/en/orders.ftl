# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` was not possible
plan-changed = it was given for the case: { $fact }
plan-unfinished = something was left to choose
plan-unknown = this version of the bot does not know it any more

order-line = When it is my turn: { $picks }
order-line-if = When it is my turn: { $picks }, only if { $facts }
order-line-rest = The rest of my turn: { $picks }
order-line-handing = Hand my turn over
order-unknown = An order of an older version
order-unclear = That is no order I know here. Did you mean { $nearest }?
order-unknown-words = That is no order I know here. `/orders show` has menus with all there are.
order-no-such-fact = A line can depend on these: { $facts }.
order-no-facts = A line cannot depend on anything here.
order-odd-signs = A line is made of picks as you would type them for `/play`, set apart by semicolons.
order-too-many = You have { $count } orders at this table: withdraw one first.
order-twice = You have given that order already.
order-stops-at-once = That order would stop at once: { $why }.

orders-title = **Your orders.** The first that has an answer answers for you, after a random wait; what it leaves open is asked of you. Nobody else can tell that they exist. They end with the season or round.
orders-none = You have given none.
orders-not-now = Nothing can be settled ahead in this part of the game; look again later.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(rests until you have moved: another order was in doubt)*
orders-answering = ⏳ One of them answers the question before you before long. You may be quicker.
orders-add = Add an order
orders-withdraw = ✖ Withdraw { $number }
orders-withdraw-all = ✖ Withdraw all
orders-raise = Let one answer earlier
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Play
orders-back = ↩ Orders
orders-write = ✍ Write a turn down
orders-open = 📜 Orders

orders-line-title = **Your next turn, written down:** { $picks }
orders-line-empty = nothing yet
orders-line-pick = What comes next
orders-line-fact = Only if this stays as it is
orders-line-only-if = only if { $fact }
orders-line-whole = It is played as written, or not at all: where that is not possible then, you are asked.
orders-line-uncovers = A pick of it uncovers something. What follows that pick is played if it is possible then, and your turn handed over; if not, what was played stands, the order stops there and you are asked.
orders-line-set = ✔ Give this order
orders-line-undo = ⌫ One pick back
orders-line-impossible = What your next turn will be cannot be told now. You can still type a line: `/orders add`, its picks separated by semicolons.

orders-notes = **What they did**
orders-away = **Your orders while you were away**
orders-note-answered = { $when }: **{ $order }** answered `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** has stopped: { $why }.
orders-note-taken-back = { $when }: **{ $order }** has stopped: turns were taken back.

command-orders = What the bot is to do while you are away
command-orders-show = Your orders at a table: read, add, withdraw
command-orders-add = Give an order, such as: raise sawmill red 4
command-orders-withdraw = Withdraw one order, or all
command-option-order = The order in words, or a turn: bid sawmill; red 3 if …
command-option-order-number = Its number in the list; none: all of them
order-stand-in = A computer ({ $strength }) plays my next turn
orders-note-did = { $when }: **{ $order }** answered: { $did }.
