### Die Seite: die erste Partie mit einem Begleiter.

learn-title = Lern das Spiel kennen
learn-lead = Fünf Runden lang führst du einen Clan: Du setzt Arbeiter, Tiere und Gebäude auf den Plan, handelst auf einem Markt mit schwankenden Preisen und verschiffst Waren nach Übersee. Wer am Ende die meisten Siegpunkte hat, gewinnt.
learn-start = Erste Partie spielen
learn-start-about = Eine echte Partie gegen einen leichten Bot, mit einem Begleiter, der alles Neue erklärt, sobald es vorkommt. Jeden Schritt deines Zugs kannst du rückgängig machen.
learn-rules = Regeln lesen
learn-rules-about = Kapitel für Kapitel, mit Bildern, Beispielen und Suche.
learn-idea-map = Der Spielplan
    .text = Schafe, Rinder, Äcker und Gebäude stehen auf Grasland, Holzfäller im Wald, Bergarbeiter im Gebirge. Eine neue Einheit muss an eine deiner Einheiten grenzen oder per Schifffahrt erreichbar sein.
learn-idea-production = Die Produktion
    .text = Am Ende jeder Runde arbeiten deine Einheiten: Schafe geben Wolle, Rinder Milch, Äcker Getreide, Arbeiter bringen Geld. Gebäude machen aus Milch Käse und aus Getreide Brot oder Whisky.
learn-idea-market = Der Markt
    .text = Händler kaufen und verkaufen Waren. Kaufen hebt den Preis, Verkaufen senkt ihn, immer erst nach dem Handel.
learn-idea-contracts = Aufträge
    .text = Ein Exportauftrag verlangt Waren und Fleisch und bringt Importgüter, Hopfen und Boni. Daher kommen die meisten Punkte.
learn-idea-score = Punkte
    .text = Ruhm von Wertungsplättchen, Importgüter (je seltener, desto wertvoller), Aufträge, verbundene Siedlungen und ein wenig für Waren und Geld.
learn-idea-clan = Dein Clan
    .text = Jeder Clan darf etwas, was die anderen nicht dürfen. Spiel seine Stärke aus.

## Der Begleiter

guide = Begleiter
guide-next = Weiter
guide-hide = Ohne Begleiter weiterspielen
guide-left = Der Begleiter macht Pause. Über das Menü holst du ihn zurück.
guide-progress = { $done } von { $all } gelernt
guide-fold = Begleiter einklappen
guide-unfold = Begleiter ausklappen
guide-there = Zur markierten Stelle springen
guide-thinking = Lass mich nachdenken …
guide-alone = Sieh dich um und spiel, wie du magst. In deinem nächsten Zug bin ich wieder da.
guide-advice = Mein Rat: { $doing }.
guide-own-way = Dein eigener Weg ist auch gut.
guide-own-choice = Dein eigener Weg ist auch gut. Bestätige ihn, oder brich ab und sieh noch einmal hin.

# Themen, und was man am Ende weiß.
guide-topic-workers = Arbeiter
    .know = Holzfäller und Bergarbeiter bringen dir jede Runde Geld. Früh gesetzt, bezahlen sie alles Weitere.
guide-topic-expanding = Expandieren
    .know = Eine neue Einheit muss in Reichweite einer eigenen stehen. Mit Schifffahrt kommst du über Flüsse und Lochs.
guide-topic-trading = Handel
    .know = Ein Händler je Stück, und der Preis ändert sich erst nach deinem Handel.
guide-topic-contracts = Aufträge
    .know = Nimm, was du bald erfüllen kannst, liefere es und mach Platz für den nächsten.
guide-topic-production = Produktion
    .know = Am Ende der Runde bringen deine Einheiten Geld und Waren. Was deine Gebäude produzieren, bestimmst du.
guide-topic-ports = Häfen
    .know = Jeder Hafen in Reichweite hilft dir einmal in der Partie, zusätzlich zu deiner Aktion.
guide-topic-scoring = Wertung
    .know = Jede Runde hat ein Plättchen, das Ruhm bringt. Du siehst alle im Voraus.
guide-topic-passing = Passen
    .know = Passe, wenn nichts Nützliches mehr bleibt. Wer zuerst passt, bekommt mehr Geld und beginnt die nächste Runde.
guide-topic-end = Das Ende
    .know = Importgüter, Ruhm, Aufträge und verbundene Siedlungen entscheiden die Partie; Waren und Geld zählen nur wenig.
guide-topic-open = Noch nicht vorgekommen.

# Lektionen: was, warum, und ein Wort zur Strategie.
guide-workers = Willkommen, { $clan }! Zuerst zwei Arbeiter: Holzfäller kommen in den Wald, Bergarbeiter ins Gebirge.
    .why = Sie bringen dir jede Runde Geld, die ganze Partie lang. Der Preis auf einem Feld gilt für Terrain und Arbeiter zusammen.
    .tip = Am besten ist günstiges Terrain nahe an Wasser und Grasland: Von hier aus baust du weiter.
guide-expanding = Dein Zug: eine Aktion, dann ist { $name } dran, immer im Wechsel, bis ihr beide passt. Expandieren setzt eine neue Einheit in Reichweite deiner anderen.
    .why = Jede Einheit bringt jede Runde Geld oder Waren. Was früh steht, arbeitet am längsten.
    .tip = { $unit ->
        [worker] Zuerst Arbeiter: Sie bezahlen den Rest.
       *[other] Waren brauchst du für Aufträge, oder du verkaufst sie auf dem Markt.
    }
guide-trading = Der Markt: Jedes Stück, das du kaufst oder verkaufst, braucht einen Händler. Nächste Runde sind alle wieder da.
    .why = Verkauf, was du nicht brauchst, und kauf, was dir fehlt.
    .tip = Der Preis ändert sich erst nach deinem Handel: Handle also gleich mit mehreren Stücken.
guide-obtain = Zeit für einen Auftrag. Oben steht, was du lieferst, unten, was du dafür bekommst.
    .why = Aufträge bringen die meisten Punkte. In Runde 1 bekommst du sogar Geld, wenn du einen nimmst; später kostet es.
    .tip = Nimm einen, dessen Waren du bald produzieren oder kaufen kannst: Zurückgeben geht nicht.
guide-fulfil = Du hast alles, was dein Auftrag verlangt. Erfüll ihn!
    .why = Du bekommst, was unten steht, und Platz für den nächsten Auftrag.
guide-ports = Ein Hafen ist in Reichweite. Jeder Hafen hilft dir einmal in der Partie, und es kostet dich nicht deine Aktion.
    .why = Das ist geschenkt: Du brauchst nur eine Einheit in der Nähe.
    .tip = Schau dir alle vier an: Auf manche lohnt es sich hinzubauen.
guide-passing = Es gibt nichts Nützliches mehr zu tun: Passe. Bis zur nächsten Runde bist du dann draußen.
    .why = Wer zuerst passt, bekommt mehr Geld und beginnt die nächste Runde.
    .tip = Kauf vor dem Passen noch alles, was sich in dieser Runde auszahlt.
guide-ship = Schifffahrt bringt dich über Flüsse und später über Lochs.
    .why = Neues Land und neue Häfen kommen in Reichweite, und am Ende zählen ferne Siedlungen zusammen.
guide-tech = Technologie: Alle deine Holzfäller oder alle deine Bergarbeiter verdienen jede Runde mehr.
    .why = Je mehr du davon hast, desto eher lohnt es sich.
guide-hire = Ein Händler mehr, für den Rest der Partie.
    .why = Du kannst jede Runde mit einem Stück mehr handeln.
guide-neighbours = Du hast neben einem Nachbarn gebaut! Jetzt kannst du die Waren kaufen, die er dort produziert, billiger als auf dem Markt.
    .why = Das braucht Händler, ist aber keine weitere Aktion.
    .tip = Brauchst du Waren für einen Auftrag? Schau, wo jemand sie produziert.
guide-factories = Deine Gebäude können arbeiten: Aus Milch wird Käse, aus Getreide Brot oder Whisky.
    .why = Diese Waren sind mehr wert, und Aufträge verlangen sie.
guide-meat = Der Auftrag verlangt Fleisch: Wähle die Tiere, die den Plan verlassen.
    .tip = Sie kommen zurück auf dein Tableau, und ihr Feld ist wieder frei.
guide-bonus = Du bekommst einen Bonus. Nimm ihn gleich: Aufheben lässt er sich nicht.
guide-free-space = Zur Belohnung gehört ein kostenloses Feld: Setz eine Einheit, ohne das Land zu bezahlen.

# Was eben geschehen ist.
guide-production = Die Runde ist vorbei, und deine Einheiten haben gearbeitet: { $earned } für dich.
    .why = Das geschieht nach jeder Runde automatisch.
    .tip = Was du vor dem Passen baust, zahlt sich also gleich aus.
guide-scoring = Dann wurde das Plättchen der Runde gewertet: { $tile }. Das waren { $glory } Ruhm für dich, je ein Punkt.
    .tip = Die Plättchen aller Runden liegen dort oben: Bau so, dass es zum nächsten passt.
guide-imports = Dein erster Auftrag ist erfüllt!
    .why = { $ranked ->
        [yes] Importgüter haben eine Rangfolge: Je seltener eines von allen zusammen importiert wird, desto mehr Punkte bringt es.
       *[no] In dieser Partie bringt jede Baumwolle, jeder Tabak und jedes Zuckerrohr { $value } Punkte.
    }
    .tip = Mehr Aufträge bringen am Ende Extrapunkte. Nimm bald den nächsten.
guide-no-hurry = Du könntest deinen Auftrag jetzt erfüllen. Es eilt nicht: Er bleibt deiner, und etwas anderes ist im Moment mehr wert.
guide-last = Die letzte Runde! Danach werden die Punkte gezählt.
    .why = Eine Ware ist dann einen oder zwei Punkte wert, £10 sind einen wert. In einem Auftrag sind sie weit mehr wert.
    .tip = Erfüll also mit dem, was du hast, noch Aufträge und verbinde deine Siedlungen.

# Vor einem Fehler.
guide-warn-pass = Warte: Du hast noch { $money }. Jetzt zu passen kostet dich etwa { $points } Punkte.
guide-warn-goods = Warte: Das ist die letzte Runde, und du hast noch Waren. Übrig sind sie je einen oder zwei Punkte wert. Jetzt zu passen kostet dich etwa { $points } Punkte.
guide-warn-obtain = Den würde ich jetzt nicht nehmen: Er kostet dich etwa { $points } Punkte, und zurückgeben kannst du ihn nicht.
    .why = Dir würde noch fehlen: { $lacks }.
guide-warn-fulfil = Du kannst, aber Warten ist besser: Es bringt dir etwa { $points } Punkte.

# Was als Nächstes zu drücken ist.
guide-now-action = Drück „{ $button }“.
guide-now-unit = Wähle jetzt die Einheit: { $unit }.
guide-now-space = Wähle jetzt das umrandete Feld. Die anderen hervorgehobenen gehen auch.
guide-now-choose = Wähle, was umrandet ist.
guide-now-count = { $count ->
        [0] Stell die Anzahl ein, die ich dir empfehle.
       *[other] Stell die Anzahl auf { $count }.
    }
guide-now-confirm = Noch ist nichts geschehen. { $deed ->
        [pay] Schau, was es kostet, dann bestätige.
       *[other] Schau, was es bewirkt, dann bestätige.
    }
guide-now-end = Zufrieden? Dann beende deinen Zug. Bis dahin kannst du ihn mit „Rückgängig“ zurücknehmen.

# Warum der Begleiter etwas rät.
guide-because-contract = Das hilft bei deinem Auftrag ({ $subject }).
guide-because-fulfil = Er bringt { $points } SP.
guide-because-obtain = Er bringt { $points } SP. { $way ->
        [ready] Du kannst ihn sofort erfüllen.
        [buy] Was fehlt, bekommst du auf dem Markt für { $money }: { $lacks }.
       *[make] Dir fehlt noch: { $lacks }.
    }
guide-because-pass = In dieser Runde gibt es nichts Nützliches mehr zu tun.
guide-because-glory = Das zählt für ein Wertungsplättchen: { $subject }.
guide-because-link = Das verbindet deine Siedlungen.
guide-because-port = { $subject } kommt in Reichweite.
guide-because-neighbours = Dort kannst du günstig von einem Nachbarn kaufen.
guide-because-income = { $unit ->
        [worker] Das bringt dir jede Runde Geld.
        [sheep] Das bringt dir jede Runde Wolle.
        [cow] Das bringt dir jede Runde Milch.
        [field] Das bringt dir jede Runde Getreide.
        [dairy] Dort wird jede Runde Milch zu Käse.
        [bakery] Dort wird jede Runde Getreide zu Brot.
        [distillery] Dort wird jede Runde Getreide zu Whisky.
       *[other] Das zahlt sich von jetzt an jede Runde aus.
    }
guide-because-reach = Neues Land kommt in Reichweite.
guide-because-market = Der Preis stimmt.
guide-because-merchants = Mehr Händler, mehr Handel.

# Die letzte Seite.
guide-so-far = Was du schon weißt
guide-closing = Was du jetzt weißt
guide-adds = Das kommt in deiner nächsten Partie dazu
guide-adds-clans = Ein Clan deiner Wahl: Jeder darf etwas, was die anderen nicht dürfen.
guide-adds-ranking = Importgüter mit Rangfolge: Das seltenste bringt die meisten Punkte.
guide-adds-tiles = Wertungsplättchen: Ruhm in jeder Runde.
guide-adds-harbours = Häfen: Jeder hilft dir einmal.
guide-adds-players = Mehr Mitspieler: ein größerer Plan, mehr Nachbarn, lebhaftere Preise.
guide-adds-solo = Das Solospiel: allein gegen den Markt, bis zum Rang „Genie“.
guide-adds-daily = Die Tagesaufgabe: dasselbe Solospiel für alle.
guide-adds-open-daily = Zur Tagesaufgabe
guide-adds-open-new = Neue Partie
