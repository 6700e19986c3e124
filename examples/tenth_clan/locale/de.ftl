clan-lamont = Clan Lamont
    .short = Lamont
    .about = webt einmal pro Zug vor der Hauptaktion aus bis zu { $limit } Wolle Tuch: je £{ $plain }, oder für 1 Getreide je £{ $tartan }
rule-CLN-La = Lamont: Einmal pro Zug darfst du vor deiner Hauptaktion bis zu 3 Wolle für je £6 abgeben, oder für je £9, wenn du zum Färben auch 1 Getreide abgibst.
problem-already_woven = Du hast in diesem Zug schon gewebt.
pending-dye-choice = Du hast { $amount } Tuch gewebt. Möchtest du es färben?
code-weave = Tuch aus Wolle weben
code-dye = das Tuch ungefärbt oder als Tartan verkaufen
do-weave = { $count } Wolle verweben
do-dye = { $word ->
        [tartan] Als Tartan verkaufen
       *[plain] Ungefärbt verkaufen
    }
event-weave = webt Tuch aus { $goods }
    .you = webst Tuch aus { $goods }
event-dye = färbt Tartan mit { $goods }
    .you = färbst Tartan mit { $goods }
