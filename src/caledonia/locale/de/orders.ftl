### Daueraufträge: was der Server für jemanden tut, der gerade nicht da ist, wenn der Zug kommt.

orders-about = Das tut der Server für dich, wenn du am Zug bist. Vorher sieht es niemand. Ist es dann nicht möglich, entscheidest du wie sonst.
orders-stored = Gespeichert.

## Der nächste Zug

orders-turn = Mein nächster Zug
# Über einer Liste von Plänen.
orders-first = Getan wird der erste dieser Pläne, der möglich ist; danach sind alle vergessen.
# Steht anstelle des Formulars für einen neuen Plan.
orders-now = Du bist gerade am Zug: Plane den nächsten, wenn du diesen beendet hast.
# Noch ist nichts gewählt.
orders-choose = Wähle eine Aktion …
# Auf die gewählte Aktion muss etwas folgen, zum Beispiel ein Tier zum Schlachten.
orders-next = Und dann …
# Der Plan ist vollständig; mehr ist möglich.
orders-enough = Nichts weiter
# Überschrift über Aktionen, die keine der acht Hauptaktionen sind.
orders-other = Außerdem
orders-none = Du kannst gerade nichts planen.
orders-add = Diesen Plan hinzufügen
orders-raise = Diesen früher versuchen
orders-remove = Diesen Plan entfernen
# Zwei Aktionen eines Zuges nacheinander. Beides sind Worte wie „2 Wolle kaufen“.
orders-then = { $first }, dann: { $then }
# Was eine Aktion kosten oder bringen würde, wie die Dinge stehen.
orders-costs = { $action } (kostet { $money })
orders-brings = { $action } (bringt { $money })

## Wovon ein Plan abhängt

orders-when = Wovon es abhängt
orders-always = Zu jedem Preis
orders-most = Nur wenn der Preis höchstens so hoch ist
orders-least = Nur wenn der Preis mindestens so hoch ist
orders-good = Ware
orders-pounds = Preis in Pfund
# Diese stehen hinter einem Plan.
orders-if-most = wenn { $good } höchstens { $money } kostet
orders-if-least = wenn { $good } mindestens { $money } kostet
orders-if-free = wenn { $space } frei ist
orders-if-contract = wenn Auftrag { $contract } auf dem Exporttableau liegt

## Produktion und Passen

orders-production = In der nächsten Produktion
orders-production-ask = Frag mich dann
orders-pass = Für mich passen
    .about = Wenn ich nichts anderes tun kann.
