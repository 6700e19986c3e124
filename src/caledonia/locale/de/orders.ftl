### Daueraufträge: was der Server für jemanden tut, der gerade nicht da ist, wenn der Zug kommt.

orders-about = Das spielt der Server für dich, sobald du am Zug bist. Vorher sieht es niemand. Geht es dann nicht, entscheidest du selbst.
orders-stored = Gespeichert.

## Der nächste Zug

orders-turn = Mein nächster Zug
# Über einer Liste von Plänen.
orders-first = Ausgeführt wird der erste Plan, der dann möglich ist; die anderen verfallen.
# Steht anstelle des Formulars für einen neuen Plan.
orders-now = Du bist gerade am Zug: Plane den nächsten, wenn du diesen beendet hast.
# Über den Arten von Aktionen, von denen eine zu drücken ist.
orders-what = Was willst du tun?
# Dasselbe, wo es schon Pläne gibt.
orders-another = Und wenn das nicht möglich ist?
# Eine Art von Aktion, die sich nicht planen lässt, wie die Dinge stehen.
orders-not-now = Zurzeit nicht möglich
# In einer Liste, in der noch nichts gewählt ist.
orders-choose = Wähle …
orders-unit = Einheit
orders-space = Feld
# Über einer Liste dessen, was auf die gewählte Aktion folgen kann, zum Beispiel ein Tier zum Schlachten.
orders-next = Und dann
# In dieser Liste: schlägt einen Bonus aus, damit etwas anderes folgen kann.
orders-forgo = Darauf verzichten, und dann …
# Auf die gewählte Aktion muss etwas folgen.
orders-unfinished = Wähle, was folgt: Noch ist der Plan kein ganzer Zug.
# Ein Knopf für Aktionen, die keine der acht Hauptaktionen sind; sie können davor kommen.
orders-other = Häfen und Clan
# Steht anstelle des Formulars für einen neuen Plan.
orders-setup = Der Aufbau läuft noch. Ab der ersten Runde kannst du hier deine Züge planen.
orders-none = Du kannst gerade keinen Zug planen.
orders-full = Du kannst höchstens { $count } Pläne speichern. Entferne einen, um einen anderen hinzuzufügen.
# Der Plan, wie er gespeichert würde; Worte wie „2 Wolle kaufen, nur wenn Wolle höchstens £5 kostet“.
orders-sum = Wenn du am Zug bist: { $plan }.
orders-sum-costs = Nach jetzigem Stand kostet das { $money }.
orders-sum-brings = Nach jetzigem Stand bringt das { $money }.
orders-add = Plan hinzufügen
orders-raise = Plan nach oben
orders-remove = Plan entfernen
# Zwei Aktionen eines Zuges nacheinander. Beides sind Worte wie „2 Wolle kaufen“.
orders-then = { $first }, dann: { $then }
# Was eine Aktion kosten oder bringen würde, wie die Dinge stehen.
orders-costs = { $action } (kostet { $money })
orders-brings = { $action } (bringt { $money })

## Wovon ein Plan abhängt

# Über einer Liste von Preisen; die Ware wird durch den Plan gekauft oder verkauft.
orders-price = Preis von { $good }, wenn du am Zug bist
orders-always = Zu jedem Preis
orders-most = Nur zu { $money } oder weniger
orders-least = Nur zu { $money } oder mehr
# Eines davon, das der Preis des Augenblicks ist.
orders-price-now = { $price } (der Preis jetzt)
# Diese stehen hinter einem Plan.
orders-if-most = nur wenn { $good } höchstens { $money } kostet
orders-if-least = nur wenn { $good } mindestens { $money } kostet
orders-if-free = nur wenn { $space } frei ist
orders-if-contract = nur wenn Auftrag { $contract } auf dem Exporttableau liegt

## Produktion und Passen

orders-production = In der nächsten Produktion
orders-production-ask = Frag mich
orders-pass = Für mich passen
    .about = Wenn mir nur noch Passen bleibt.
