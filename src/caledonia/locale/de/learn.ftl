### Die Seite: die erste Partie mit einem Begleiter, und die Regeln zum Nachschlagen.

learn-title = Lern das Spiel kennen
learn-lead = Fünf Runden lang führst du einen Clan: Du setzt Arbeiter, Tiere und Gebäude auf den Plan, handelst auf einem Markt mit beweglichen Preisen und verschiffst Waren in die Ferne. Wer am Ende die meisten Siegpunkte hat, gewinnt.
learn-start = Spiel deine erste Partie
learn-start-about = Eine echte Partie gegen einen Kleinbauern, mit einem Begleiter, der alles Neue erklärt, sobald es vorkommt. Jeden Schritt eines Zugs kannst du zurücknehmen.
learn-rules = Lies die Regeln
learn-rules-about = Jede Regel in ein, zwei Sätzen, mit Suche.
learn-idea-map = Der Spielplan
    .text = Schafe, Rinder, Äcker und Gebäude stehen auf Grasland, Holzfäller im Wald, Bergarbeiter im Gebirge. Eine neue Einheit muss einer deiner Einheiten benachbart sein, oder höchstens so weit entfernt, wie deine Schifffahrt reicht.
learn-idea-production = Die Produktion
    .text = Am Ende jeder Runde arbeiten deine Einheiten: Schafe geben Wolle, Rinder Milch, Äcker Getreide, Arbeiter Geld. Gebäude machen aus Milch Käse und aus Getreide Brot oder Whisky.
learn-idea-market = Der Markt
    .text = Händler kaufen und verkaufen Waren. Kaufen macht eine Ware teurer, Verkaufen billiger, immer erst nach dem Handel.
learn-idea-contracts = Aufträge
    .text = Ein Exportauftrag verlangt Waren und Fleisch und bringt Importgüter, Hopfen und Boni. Die meisten Punkte kommen von hier.
learn-idea-score = Punkte
    .text = Ruhm von Wertungsplättchen, Importgüter (je seltener, desto wertvoller), Aufträge, verbundene Siedlungen und ein wenig für Waren und Geld.
learn-idea-clan = Dein Clan
    .text = Jeder Clan darf etwas, was die anderen nicht dürfen. Spiel seine Stärke aus.

## Der Begleiter

guide = Begleiter
guide-next = Verstanden
guide-hide = Ich kann es allein
guide-step = { $step } von { $all }
guide-clan = Willkommen! Wähle zuerst einen Clan. Jeder kann etwas, das sonst niemand kann. Das Plättchen daneben sagt, womit du beginnst. Für die erste Partie ist jeder recht.
guide-worker = Setz jetzt deine ersten beiden Arbeiter. Holzfäller stehen im Wald, Bergarbeiter im Gebirge; beide verdienen jede Runde Geld. Die Zahl auf einem Feld nennt die Terrainkosten; sie kommen zum Preis des Arbeiters dazu. Ein günstiger Fleck mit Grasland in der Nähe ist ein guter Anfang.
guide-turn = Du bist am Zug: genau eine der acht Aktionen unten. Du kommst immer wieder dran, bis du passt; die wirkliche Grenze ist also dein Geld. Drück zum Anfang auf „Expandieren“.
guide-unit = Wähle eine Einheit von deinem Tableau. Die leuchtenden Felder kannst du erreichen, jedes mit dem vollen Preis. Ein Acker oder ein Schaf ist eine gute erste Wahl: Äcker geben Getreide, Schafe Wolle.
guide-preview = Noch ist nichts geschehen: Hier siehst du, was es kostet und was daraus folgt. Bestätige es, oder wähle etwas anderes. Auch danach nimmt „Zurück“ es wieder zurück, bis du deinen Zug beendest.
guide-end = Deine Aktion ist fertig. Beende deinen Zug, wenn du zufrieden bist; erst dann sehen ihn die anderen.
guide-neighbours = Du hast neben einem anderen Spieler gebaut. Jetzt kannst du seine Waren kaufen, billiger als auf dem Markt; auch dazu brauchst du deine Händler.
guide-contract = Schau auf das Exporttableau: Ein Auftrag sagt, was zu liefern ist und was du dafür bekommst. In der ersten Runde bekommst du sogar Geld, wenn du einen nimmst. Nimm einen, dessen Waren du herstellen kannst.
guide-market = Der Markt: für jedes Stück ein Händler. Du kaufst zum gezeigten Preis, danach steigt er; du verkaufst, danach fällt er. Deine Händler kommen zu Beginn der nächsten Runde zurück.
guide-pass = Wenn du nichts Sinnvolles mehr tun kannst, dann passe. Wer zuerst passt, bekommt mehr Geld und beginnt die nächste Runde.
guide-production = Produktion! Einheiten geben von selbst, was sie hervorbringen. Gebäude brauchen etwas zum Verarbeiten: Sag, wie viel sie herstellen sollen.
guide-round-2 = Runde 2. Die Händler sind zurück, leere Kisten sind wieder gefüllt. Versuch, in dieser Runde einen Auftrag zu erfüllen: Kauf, was fehlt, oder stell es her.
guide-fulfil = Du hast alles, was ein Auftrag verlangt: Drück auf „Erfüllen“. Fleisch heißt, dass Tiere den Plan verlassen; ihr Feld wird also wieder frei.
guide-imports = Du hast etwas importiert. Am Ende ist das seltenste der drei Importgüter am meisten wert, das häufigste am wenigsten: Behalte die Importleiste im Auge.
guide-round-3 = Runde 3, Halbzeit. Mit Schifffahrt kommst du über Flüsse und Lochs: neues Land und neue Siedlungen. Mit Technologie verdienen deine Arbeiter mehr.
guide-settlements = Gruppen deiner Einheiten sind Siedlungen. Sie zählen zusammen, wenn deine Schifffahrt von einer zur nächsten reicht. Der Plan kann sie zeigen: Probier seine Knöpfe aus.
guide-round-4 = Runde 4. Ab jetzt ist Geld am meisten wert, wenn du Aufträge daraus machst. Im Menü siehst du, wie viele Punkte jeder jetzt hätte.
guide-round-5 = Die letzte Runde. Erfülle, was du kannst, verbinde deine Siedlungen, gib dein Geld aus: Zehn Pfund sind am Ende nur ein Punkt.
guide-over = Gut gemacht! Der Wertungsblock zeigt, woher jeder Punkt kam. Jetzt kennst du das Spiel. Der nächste Schritt ist eine Partie mit allen Plättchen.

## Die Regeln

rules-title = Die Regeln
rules-lead = Alle Regeln in unseren eigenen Worten. „Warum nicht?“ am Tisch führt zur richtigen Zeile.
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden. Versuch ein anderes Wort.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-chapters = Kapitel
