clan-lamont = Clan Lamont
    .short = Lamont
    .about = once a turn, before the main action, weaves up to { $limit } wool into cloth: £{ $plain } each, or £{ $tartan } each for 1 grain
rule-CLN-La = Lamont: once a turn, before your main action, discard up to 3 wool for £6 each, or for £9 each if you also discard 1 grain for the dye.
problem-already_woven = You have already woven this turn.
pending-dye-choice = You have woven { $amount ->
        [one] { $amount } piece
       *[other] { $amount } pieces
    } of cloth. Will you dye it?
code-weave = weave wool into cloth
code-dye = sell the cloth plain or as tartan
do-weave = Weave { $count } wool
do-dye = { $word ->
        [tartan] Sell it as tartan
       *[plain] Sell it plain
    }
event-weave = weaves { $goods } into cloth
    .you = weave { $goods } into cloth
event-dye = dyes tartan with { $goods }
    .you = dye tartan with { $goods }
