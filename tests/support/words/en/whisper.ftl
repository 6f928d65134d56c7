### Words of the second small game for the tests.

whisper-name = Whisper
whisper-option-long = A long game
whisper-option-long-help = Six turns each instead of three.
whisper-ask-turn = Do you call, or rest?
whisper-ask-call = { $who } calls. Do you shush?
whisper-ask-ring = Do you ring your bell?
whisper-ask-end = Is that all?
whisper-call = Call
whisper-rest = Rest
whisper-ring = Ring
whisper-shush = Shush
whisper-let = Let it be
whisper-order = When somebody calls
whisper-deaf = Let it be by itself
whisper-hear = Ask me
whisper-end = Done
whisper-did-call = { $who } calls.
whisper-did-rest = { $who } rests.
whisper-did-ring = { $who } rings a bell.
whisper-did-shush = { $who } shushes.
whisper-heard = { $who } is heard.
whisper-calls = Calls and bells
whisper-plan = Let calls be
whisper-plan-most = while nobody has more than { $most }
whisper-plan-text = Let calls be while nobody has more than { $most }
whisper-plan-doubt = somebody has more than { $most }
