### Die Regeln, Satz für Satz, in unseren eigenen Worten: die von docs/rules.md.
### Nummern von Regeln in Klammern bleiben, wie sie sind.

rules-SET = Aufbau
rule-SET-1 = 1 bis 4 Spieler. Bei 1–2 Spielern gelten der kleine Spielplan und die Seiten für 1–2 Spieler von Markt- und Exporttableau, bei 3–4 die anderen Seiten.
rule-SET-2 = Spielplan: Die Module A, B, C und D liegen im Uhrzeigersinn, beginnend links oben, jedes zufällig mit Seite 1 oder 2 nach oben: 16 Spielpläne.
rule-SET-3 = Häfen: vier verschiedene Hafenplättchen, zufällig gezogen, eines in jeder Ecke, auf dem Hafenfeld dieser Ecke für die Spielerzahl.
rule-SET-4 = Markt: Die sechs Preismarker liegen auf den Startpreisen.
rule-SET-5 = Wertungsplättchen: fünf verschiedene, zufällig gezogen und in zufälliger Reihenfolge, eines für jede Runde. Ruhm und die drei Importgutmarker beginnen bei 0.
rule-SET-6 = Aufträge: Alle 50 werden zu einem Nachziehstapel gemischt. Auf jeder genutzten Kiste des Exporttableaus liegt einer offen: 5 im Solospiel (von sechs), 6 zu zweit, 7 zu dritt (von acht), 8 zu viert. Die überzählige Kiste bleibt leer.
rule-SET-7 = Jeder Spieler hat 4 Schafe, 4 Rinder, 4 Äcker, 4 Käsereien, 4 Bäckereien, 4 Destillerien, 4 Holzfäller, 4 Bergarbeiter (MacDonalds Arbeiter sind ein gemeinsamer Bestand von 8), 7 Händler (2 im Vorrat, 5 auf dem Spielertableau), Schifffahrt 0, keine Technologie, eine leere Exportkiste und einen Hafenmarker für jeden Hafen.
rule-SET-8 = Der Startspieler wird ausgelost; von ihm aus folgt die Zugreihenfolge der Runde 1 der Sitzordnung.
rule-SET-9 = Ein Clanplättchen mehr, als es Spieler gibt, und ebenso viele Starterplättchen werden gezogen und zufällig gepaart. In umgekehrter Zugreihenfolge nimmt jeder Spieler ein Paar; Waren und Geld darauf kommen in seinen Vorrat. Das übrige Paar ist aus dem Spiel.
rule-SET-10 = Erste Arbeiter: In Zugreihenfolge setzt jeder Spieler einen Arbeiter, dann in umgekehrter Reihenfolge einen zweiten, jeweils auf ein beliebiges leeres aktives Feld mit passendem Terrain; sie müssen nicht beieinanderstehen. Du zahlst die Kosten der Einheit und die Terrainkosten. Das Setzen ist Pflicht; ein Arbeiter, für den es kein Feld gibt, entfällt. Einen Nachbarschaftsbonus gibt es noch nicht, und Häfen lassen sich noch nicht nutzen.
rule-SET-11 = Auf einem Feld steht nie mehr als eine Einheit.
rule-SET-12 = Alles ist offen außer der Reihenfolge des Nachziehstapels und künftigen Würfen. Aufträge, die unter den Stapel zurückkommen, haben alle gesehen: Der Verlauf nennt sie, aber nichts zeigt, wo im Stapel sie liegen.
rule-SET-13 = Geld und Waren sind unbegrenzt, Einheiten und Händler nicht. Schulden gibt es nie: Eine Wahl ist nur erlaubt, wenn du sie jetzt bezahlen kannst.

rules-RND = Runden und Züge
rule-RND-1 = Es gibt fünf Runden mit vier Phasen: Vorbereitung (nicht in Runde 1), Aktionen, Produktion, Wertung. Danach folgt die Endabrechnung.
rule-RND-2 = Vorbereitung: Alle Händler auf dem Markt kehren in den Vorrat ihrer Besitzer zurück. Leere genutzte Kisten des Exporttableaus (SET-6) werden in fester Reihenfolge vom Nachziehstapel aufgefüllt, solange er reicht; Aufträge, die noch ausliegen, bleiben.
rule-RND-3 = Aktionsphase: In Zugreihenfolge folgt ein Zug auf den anderen, bis alle gepasst haben. Ein Zug besteht aus Freien Aktionen, dann genau einer Hauptaktion (auch Passen ist eine), dann Freien Aktionen. Jede Hauptaktion außer Passen darfst du in späteren Zügen wiederholen. Passen ist immer erlaubt.
rule-RND-4 = Dein Zug endet automatisch, wenn keine Freie Aktion mehr möglich ist, sonst, wenn du ihn beendest. Das gilt auch nach dem Passen. Im Zug eines anderen kannst du nichts tun.
rule-RND-5 = Steht ein Bonus an, nimmst du ihn oder verzichtest darauf, bevor du etwas anderes tust; aufheben lässt er sich nicht.
rule-RND-6 = Die Reihenfolge des Passens ist die Zugreihenfolge der nächsten Runde.

rules-TRD = Handeln (Hauptaktion)
rule-TRD-1 = Wähle eine Ware und kaufe oder verkaufe n ≥ 1 Stück davon mit n Händlern aus deinem Vorrat. Sie gehen auf die Kauf- oder Verkaufsseite dieser Ware und bleiben dort bis zur nächsten Vorbereitung.
rule-TRD-2 = Jedes Stück kostet oder bringt den Preis, der vor dem Handel gilt; erst danach rückt der Marker n Schritte weiter (beim Kaufen hinauf, beim Verkaufen hinunter).
rule-TRD-3 = Der Marker verlässt die Leiste nie: An ihren Enden bleibt er stehen; der Handel selbst ist trotzdem erlaubt.
rule-TRD-4 = Du hast nie Händler auf beiden Seiten derselben Ware. Die andere Seite kannst du erst nutzen, wenn auf der ersten keiner deiner Händler mehr steht (BON-5 kann das bewirken).
rule-TRD-5 = Zum Verkaufen brauchst du die Waren im Vorrat, zum Kaufen das Geld. Waren kommen aus dem unbegrenzten allgemeinen Vorrat und gehen dorthin zurück. Gehandelt werden nur die sechs Waren.

rules-CON = Exportauftrag nehmen (Hauptaktion)
rule-CON-1 = Nimm einen beliebigen offenen Auftrag in eine leere Exportkiste. In Runde 1 bekommst du £5, in Runde 2 ist es kostenlos, in den Runden 3, 4 und 5 zahlst du £5, £10 und £15.
rule-CON-2 = Du hast eine Exportkiste (Buchanan zwei). Einen Auftrag kannst du nicht abwerfen: Er bleibt, bis du ihn erfüllst. Ist er am Ende noch unerfüllt, gibt es keine Strafe.
rule-CON-3 = Die Kiste des Exporttableaus bleibt bis zur nächsten Vorbereitung leer.

rules-EXP = Expandieren (Hauptaktion, auch für ein kostenloses Feld)
rule-EXP-1 = Setze eine Einheit von deinem Spielertableau auf ein leeres aktives Feld, das von einer deiner Einheiten erreichbar ist. Zahle die Kosten der Einheit + die Terrainkosten.
rule-EXP-2 = Terrain: Schafe, Rinder, Äcker und Gebäude kommen auf Grasland, Holzfäller auf Wald, Bergarbeiter auf Gebirge. Auf ein Feld mit mehreren Terrains darf jede Einheit, die zu einem davon passt.
rule-EXP-3 = Benachbart: angrenzend, ohne Fluss auf der gemeinsamen Kante. Schifffahrt brauchst du dafür nicht. Ein Loch und ein angrenzendes Land- oder Lochfeld sind immer benachbart.
rule-EXP-4 = Schifffahrt 1 (Flussüberquerung): auch angrenzende Felder jenseits eines Flusses.
rule-EXP-5 = Schifffahrt L = 2, 3, 4, 5 (1-Loch bis 4-Loch): auch jedes Feld T, das mit deiner Einheit durch Lochs x1 … xk mit 1 ≤ k ≤ L−1 verbunden ist: x1 grenzt an das Feld der Einheit, jedes Loch an das nächste, xk an T. Weder das Feld der Einheit noch T zählt mit. Ein Hafenplättchen oder ein Fischer auf einem Loch behindert die Überfahrt nicht.
rule-EXP-6 = **Erreichbar** = benachbart, oder über einen Fluss (EXP-4), oder über Lochs (EXP-5): ein einziger Sprung, nie kombiniert, nie über Land (auch nicht über Nebelland). Derselbe Sprung gilt beim Expandieren, für Häfen und für Verbindungen zwischen Siedlungen.
rule-EXP-7 = Ist von einer Art keine Einheit mehr auf deinem Spielertableau, kannst du keine setzen. Geschlachtete Tiere sind zurück auf dem Tableau und wieder verfügbar.
rule-EXP-8 = Hast du gar keine Einheit auf dem Plan (möglich nach PRT-P7 und Schlachten), darfst du auf jedes leere aktive Feld mit passendem Terrain expandieren, auch mit einem kostenlosen Feld; ein Hafen ist dann nicht erreichbar (unsere Festlegung).

rules-NBH = Nachbarschaftsbonus (Teil des Expandierens)
rule-NBH-1 = Nach dem Setzen darfst du jede Ware kaufen, die mindestens eine zur neuen Einheit benachbarte (EXP-3) Einheit eines anderen Spielers produziert: Wolle von Schafen, Milch von Rindern, Getreide von Äckern, Käse von Käsereien, Brot von Bäckereien, Whisky von Destillerien. Arbeiter und deine eigenen Einheiten verkaufen dir nichts.
rule-NBH-2 = Mit diesem Bonus darfst du je Zug höchstens 3 Stück derselben Ware kaufen (zu zweit 4), egal wie viele Nachbarn sie produzieren und wie oft du in diesem Zug expandierst.
rule-NBH-3 = Jedes Stück ist £2 (Grundwaren) oder £3 (verarbeitete Waren) billiger als der Preis vor dem Kauf, kostet aber nie weniger als £0. Sonst gilt, was für jeden Kauf gilt: Händler, TRD-3, TRD-4, Marker n Schritte hinauf.
rule-NBH-4 = Kaufen darfst du nur gleich nach dem Setzen: ein Kauf je Ware und gesetzter Einheit, die Waren in beliebiger Reihenfolge. Du darfst darauf verzichten. Bringt dieselbe Einheit auch einen Gebäudebonus, entscheidest du, welcher der beiden Boni zuerst kommt.

rules-BLD = Gebäudebonus (Teil des Expandierens)
rule-BLD-1 = Bringt eine gesetzte Einheit deine Käsereien, Bäckereien oder Destillerien auf dem Plan auf vier und hast du eine leere Exportkiste, darfst du drei Aufträge ziehen und einen oder keinen behalten. Das Ziehen ist eine eigene Entscheidung: Ziehst du nicht, wird nichts aufgedeckt. Behältst du einen, zahlst oder bekommst du Geld wie bei CON-1 (nur, wenn du zahlen kannst). Die übrigen kommen einzeln, in der gezogenen Reihenfolge, unter den Stapel. Alle sehen die gezogenen Aufträge. Reicht der Stapel nicht, wird gezogen, was da ist; neu gemischt wird nicht.
rule-BLD-2 = Für Tiere, Äcker und Arbeiter gibt es ihn nie. Setzt du später noch einmal ein viertes Gebäude, bekommst du ihn wieder.

rules-SHP = Upgrades (drei Hauptaktionen)
rule-SHP-1 = Zahle £4: Deine Schifffahrt rückt eine Stufe vor, höchstens bis 5.
rule-TEC-1 = Zahle £10: Verbessere deine Holzfäller oder deine Bergarbeiter, jede Art einmal; jeder dieser Arbeiter verdient in jeder Produktion £2 mehr.
rule-HIR-1 = Zahle £4: Ein Händler kommt von deinem Spielertableau in deinen Vorrat, ab sofort einsetzbar; insgesamt 7.

rules-FUL = Exportauftrag erfüllen (Hauptaktion)
rule-FUL-1 = Liefere die Waren für einen Auftrag in deiner Exportkiste. Schlachte für jedes Rindfleisch ein Rind und für jedes Schaffleisch ein Schaf. Welche, entscheidest du; sie kehren auf dein Tableau zurück, und ihre Felder sind für alle frei. Getreide und Milch verlangen Aufträge nie.
rule-FUL-2 = Schlachten darfst du nur hierfür, und nur so viele Tiere wie nötig.
rule-FUL-3 = Der Auftrag liegt danach offen neben deiner Exportkiste: Seine Importgüter (auch Hopfen) und sein Fleisch zählen bei Wertungen. Die Exportkiste ist wieder leer.
rule-FUL-4 = Baumwolle, Tabak und Zuckerrohr rücken ihre Marker auf der Importleiste um die angegebenen Mengen vor; für jeden markierten Schritt, den ein Marker erreicht oder überschreitet, bekommst du £1.
rule-FUL-5 = Reihenfolge: liefern und schlachten; die Exportkiste leeren; Importgüter, ihre £1 und das Geld des Auftrags nehmen; dann das kostenlose Feld und die Bonus-Upgrades (und MacEwens Bier) in beliebiger Reihenfolge nutzen, jedes abgeschlossen vor dem nächsten. Auf jedes darfst du verzichten; was du nicht nutzt oder nicht nutzen kannst, verfällt.
rule-FUL-6 = Das kostenlose Feld eines Auftrags darf auch eines sein, das durch das Schlachten für ihn frei geworden ist; für die Erreichbarkeit zählen die Einheiten, die dir bleiben.

rules-FRE = Direkte Exportboni
rule-FRE-1 = Kostenloses Feld: Expandiere sofort, ohne Terrainkosten zu zahlen; Kosten der Einheit, Erreichbarkeit, Terrain, Nachbarschafts- und Gebäudebonus gelten wie sonst.
rule-BON-1 = Ein Bonus-Upgrade ist eines aus BON-2 bis BON-5. Hast du mehrere, dürfen sie gleich oder verschieden sein.
rule-BON-2 = Eine Technologie für £5.
rule-BON-3 = Eine Stufe Schifffahrt, kostenlos.
rule-BON-4 = Ein Händler von deinem Spielertableau, kostenlos.
rule-BON-5 = Einer deiner Händler auf dem Markt kehrt in deinen Vorrat zurück.

rules-PAS = Passen (Hauptaktion)
rule-PAS-1 = Nimm den nächsten Passbonus: £16, £14, £12 oder £10 für den 1. bis 4. Spieler, der passt, auch in der letzten Runde. In dieser Runde machst du keinen Zug mehr.

rules-PRT = Häfen (Freie Aktionen in deinem Zug der Aktionsphase, vor oder nach der Hauptaktion, auch wenn du passt; nie mitten in einer Aktion, außer Verschonte Herde und Marktgerücht: siehe PRT-P1 und PRT-P6)
rule-PRT-1 = Solange ein Hafen von einer deiner Einheiten erreichbar ist, darfst du seinen Bonus nutzen, jetzt oder in einem späteren Zug. Jeder Spieler darf jeden Hafen einmal je Partie nutzen; mehrere in einem Zug sind erlaubt, und andere können sie danach noch nutzen.
rule-PRT-P1 = Nur während du einen Auftrag erfüllst, der noch ein Tier verlangt: Er verlangt ein Tier weniger. Verlangt er Rind- und Schaffleisch, wählst du. SCO-T7 zählt weiter das aufgedruckte Fleisch.
rule-PRT-P2 = Gib 1 Grundware ab und nimm 3 Grundwaren deiner Wahl.
rule-PRT-P3 = Gib 1 verarbeitete Ware ab und nimm 2 verarbeitete Waren deiner Wahl.
rule-PRT-P4 = 3 Ruhm und ein Bonus-Upgrade (es verfällt, wenn keines möglich ist).
rule-PRT-P5 = £10.
rule-PRT-P6 = Nur vor einem Handel oder Nachbarschaftskauf dieser Ware, der folgen muss: Dazwischen darfst du nur denselben Preis noch einmal bewegen (PRT-P6 ein zweites Mal über PRT-P9). Bewege ihren Preis drei Schritte hinauf oder hinunter, höchstens bis zum Ende der Leiste, aber mindestens einen Schritt. Das selbst ist kein Handel.
rule-PRT-P7 = Tausche genau zwei deiner Einheiten auf dem Plan kostenlos gegen zwei von deinem Tableau, auf den beiden geräumten Feldern. Weder alte noch neue Einheiten dürfen Äcker sein. Keine neue Art darf einer der alten gleichen (die beiden neuen Einheiten dürfen gleich sein). Jede neue Einheit muss zum Terrain ihres Feldes passen; erreichbar muss es nicht sein. Du bekommst einen Gebäudebonus für jede Art, von der du nun vier hast, nacheinander. Einen Nachbarschaftsbonus gibt es nach den Spielregeln nicht; mit der Option Errata 2025 (normalerweise aus) darfst du vor dem Gebäudebonus bei den Nachbarn beider neuen Einheiten zusammen kaufen.
rule-PRT-P8 = £5 und, wenn du eine leere Exportkiste hast, ein Gebäudebonus (BLD-1: Auch hier entscheidest du, ob du ziehst; Bezahlung wie sonst).
rule-PRT-P9 = (Kickstarter) Zahle £3 und nutze dann die Wirkung eines der anderen drei Häfen im Spiel. Ob er erreichbar ist oder schon genutzt wurde, ist egal; seine übrigen Bedingungen und sein Zeitpunkt gelten. Nur PRT-P9 bekommt einen Marker.

rules-PRD = Produktion (ein Spieler nach dem anderen, in der Zugreihenfolge dieser Runde)
rule-PRD-1 = Arbeiter verdienen Geld: Holzfäller £4 (verbessert £6), Bergarbeiter £6 (verbessert £8), MacDonalds Arbeiter £4.
rule-PRD-2 = Dann folgen Grundwaren: 1 Wolle je Schaf, 1 Milch je Rind, 2 Getreide je Acker.
rule-PRD-3 = Dann, so viel du willst: Jede Käserei macht aus 1 Milch 1 Käse, jede Bäckerei aus 1 Getreide 1 Brot, jede Destillerie aus 1 Getreide 1 Whisky. Verarbeiten darfst du alles, was in deinem Vorrat liegt.

rules-SCO = Rundenwertung (nachdem alle produziert haben; verbraucht wird nichts)
rule-SCO-T1 = 1 Ruhm je Grundware im Vorrat.
rule-SCO-T2 = 3 je volles Paar verarbeiteter Waren im Vorrat (MacKenzies Keller zählt mit).
rule-SCO-T3 = 1 für jedes deiner Schafe, Rinder und Gebäude auf dem Plan, 2 für jeden Acker.
rule-SCO-T4 = 2 für jeden deiner Arbeiter auf dem Plan.
rule-SCO-T5 = 3 je volles Paar deiner Einheiten auf Randfeldern.
rule-SCO-T6 = 1 je Baumwolle, Tabak und Zuckerrohr auf deinen erfüllten Aufträgen.
rule-SCO-T7 = 2 je Fleisch auf deinen erfüllten Aufträgen.
rule-SCO-T8 = 1 je Upgrade: Technologien + Stufe der Schifffahrt + (5 − Händler, die noch auf dem Spielertableau sind); womit dein Clan begonnen hat, zählt mit.
rule-SCO-T9 = (Kickstarter) 2 für jede deiner Einheiten auf einem Feld mit Terrainkosten von £5 oder £6.
rule-SCO-2 = Randfeld: bei 3–4 Spielern ein Feld mit mindestens einer Seite am Rand des Plans, Land oder Loch; bei 1–2 Spielern genau die aktiven Felder, Land oder Loch, neben einem Nebelfeld (ein Feld am Planrand ohne Nebel daneben ist keines). Blockierte oder abgedeckte Felder (SOL-1, VAR-4) schaffen keinen neuen Rand.

rules-FIN = Endabrechnung
rule-FIN-1 = Ruhm: je 1 SP.
rule-FIN-2 = Waren im Vorrat: Grundwaren je 1 SP, verarbeitete Waren je 2 SP.
rule-FIN-3 = 1 SP je volle £10.
rule-FIN-4 = Hopfen auf erfüllten Aufträgen: je 1 SP.
rule-FIN-5 = Baumwolle, Tabak und Zuckerrohr auf erfüllten Aufträgen: Nach der Gesamtmenge aller Spieler geordnet, die größte zuerst, sind sie je 3, 4 und 5 SP wert. Bei Gleichstand gilt Zuckerrohr als häufiger importiert als Tabak, und Tabak als häufiger als Baumwolle.
rule-FIN-6 = Erfüllte Aufträge: bei 3–4 Spielern 12 / 6 SP für den ersten / zweiten Platz; zu zweit 8 SP für den ersten. Bei Gleichstand werden die SP der belegten Plätze geteilt, abgerundet. Wer keinen erfüllt hat, bekommt hier nichts (unsere Festlegung).
rule-FIN-7 = Siedlungen: bei 3–4 Spielern 18 / 12 / 6 SP; zu zweit 12. Gleichstand wie bei FIN-6. Wer keine Einheit auf dem Plan hat, bekommt nichts.
rule-FIN-8 = Eine Siedlung ist eine Gruppe deiner Einheiten, die über benachbarte Felder zusammenhängt, so groß wie möglich. Zwei Siedlungen sind verbunden, wenn eine Einheit der einen für dich von einer Einheit der anderen erreichbar ist (EXP-6). Gezählt werden die Siedlungen der größten Gruppe, die durch Verbindungen zusammenhängt.
rule-FIN-9 = Dein Gebot der Auktion (VAR-6) wird abgezogen. Wer die meisten SP hat, gewinnt; bei Gleichstand, wer nach FIN-3 das meiste Geld übrig hat (die £, die keinen vollen Zehner mehr ergeben); ist auch das gleich, wird der Sieg geteilt.

rules-TWO = Zweipersonenspiel
rule-TWO-1 = Nebelland ist nicht im Spiel: Du kannst weder darauf expandieren noch es überqueren. Alle Lochs sind im Spiel. (Auch im Solospiel.)
rule-TWO-2 = Der Nachbarschaftsbonus ist auf 4 Stück derselben Ware begrenzt (NBH-2).

rules-SOL = Solospiel
rule-SOL-1 = Du spielst auf dem kleinen Spielplan; auf jedem aktiven Landfeld, das £1 kostet, steht die ganze Partie über ein neutraler Spielstein und blockiert es. Neutrale Spielsteine geben keinen Bonus und gehören niemandem.
rule-SOL-2 = Es gibt keinen Nachbarschaftsbonus, keine Importleiste und keinen Importbonus von £1; die Werte nach FIN-5 richten sich nach deinen eigenen Importen.
rule-SOL-3 = Der Passbonus beträgt immer £16.
rule-SOL-4 = Vorbereitung der Runden 2–5, nach der Rückkehr der Händler: dreimal Warenwürfel (6 Waren) und Preiswürfel (−3 −2 −1 +1 +2 +3) werfen; hat sich der Preis dieser Ware in dieser Phase schon bewegt, wird nur der Warenwürfel noch einmal geworfen. Liegt der Preis unter den mittleren Preisen, steigt er um die Zahl; liegt er darüber, fällt er um die Zahl; liegt er dazwischen, bewegt er sich wie gewürfelt. Es zählt der Preis vor der Bewegung; TRD-3 gilt.
rule-SOL-5 = Danach werden alle sechs Kisten des Exporttableaus aufgefüllt, und der Auftrag auf der Kiste, die der letzte Preiswurf bestimmt (Spalte nach Vorzeichen, Zeile nach Zahl), kommt aus dem Spiel: Fünf bleiben. Ist diese Kiste leer, wird nichts entfernt.
rule-SOL-6 = Statt FIN-6 und FIN-7: Aufträge ab 7: 12 SP, 6: 8 SP, 5: 4 SP, weniger: 0; Siedlungen ab 14: 18 SP, 11–13: 12 SP, 8–10: 6 SP, weniger: 0.
rule-SOL-7 = Dein Rang richtet sich nach deinen SP: bis 115 Anfänger, 116–130 Möchtegern, 131–145 Durchschnitt, 146–160 Experte, ab 161 Genie.
rule-SOL-8 = Du wählst aus zwei Paaren von Clan und Starterplättchen (SET-9 mit einem Spieler).

rules-VAR = Varianten (beliebig kombinierbar, wenn hier nicht ausgeschlossen)
rule-VAR-1 = Statische Importgüter: Jedes Importgut ist 4 SP wert; keine Importleiste, kein Importbonus von £1.
rule-VAR-2 = Ohne Wertungsplättchen (die Kosten von Aufträgen je Runde und Ruhm aus anderen Quellen bleiben).
rule-VAR-3 = Ohne Hafenplättchen.
rule-VAR-4 = Dichter Spielplan (nur 2–3 Spieler): Vier aktive Landfelder werden vor der Clanwahl abgedeckt und sind nicht im Spiel (keine Expansion, keine Überquerung, niemandes Nachbar). Wer den Tisch eröffnet, wählt sie, oder sie sind zufällig, eines je Modul.
rule-VAR-5 = Ohne Clans: nur Starterplättchen (eines mehr, als es Spieler gibt), dazu £0, £2, £4, £6 nach Zugreihenfolge. Nicht mit VAR-6.
rule-VAR-6 = Clanauswahl per Auktion (2–4 Spieler), statt SET-8 und SET-9: Es gibt so viele Paare aus Clan und Starterplättchen wie Spieler. Ein ausgeloster Spieler muss mit einem Gebot von 0–30 SP eröffnen; im Uhrzeigersinn muss jeder höher bieten (höchstens 30, damit endet sie) oder diese Auktion verlassen. Wer gewinnt, nimmt den ersten freien Platz der Zugreihenfolge und ein beliebiges übriges Paar. Die nächste Auktion eröffnet, wer vom Gewinner aus im Uhrzeigersinn als Nächstes noch kein Paar hat. Der letzte Spieler bekommt das letzte Paar und den letzten Platz umsonst.
rule-VAR-7 = Kickstarter-Plättchen (MacEwen, PRT-P9, SCO-T9) werden mit ausgelost oder nicht; normalerweise ja.
rule-VAR-8 = Vorlage „Erste Partie“: VAR-1, VAR-2, VAR-3 und keine Kickstarter-Plättchen.

rules-CLN = Clans
rule-CLN-B = Buchanan: zwei Exportkisten. Mit einer Aktion „Exportauftrag nehmen“ darfst du zwei Aufträge nehmen, den zweiten sofort und ohne zweite Zahlung (oder zweite £5). Beim Gebäudebonus (auch durch PRT-P8) ziehst du sechs und behältst höchstens so viele, wie du leere Exportkisten hast, bei einmaliger Zahlung. Mit einer Aktion „Exportauftrag erfüllen“ darfst du zwei Aufträge erfüllen, den ersten ganz abgeschlossen vor dem zweiten; dieser darf ein eben erst behaltener sein. Für alle Aufträge, die du in einem Zug nimmst, zahlst du einmal (in Runde 1: bekommst du einmal £5), egal woher sie kommen; in anderen Zügen zahlst (oder bekommst) du wieder.
rule-CLN-Ca = Campbell: Mit k Gebäuden einer Art auf dem Plan kostet das nächste £3, £4, £4, £5 weniger für k = 0, 1, 2, 3; das senkt nur die Kosten der Einheit, nie unter £0.
rule-CLN-Cu = Cunningham: Am Ende der Produktion darfst du beliebig viel Milch für je £8 abgeben; ohne Händler, ohne Preisänderung.
rule-CLN-F = Fergusson: Die Schifffahrt beginnt bei 3–4 Spielern auf 3 (2-Loch), bei 1–2 auf 2 (1-Loch). Du setzt einen dritten Startarbeiter, nachdem alle ihren zweiten gesetzt haben; alle drei kommen auf Randfelder, und du bezahlst sie alle.
rule-CLN-MD1 = MacDonald: Alle 8 Arbeiter sind ein gemeinsamer Bestand und eine Art; jeder kostet £6 und verdient £4. Jeder darf auf Wald, auf Gebirge oder als Fischer auf einem leeren Loch oder Hafenfeld stehen (auf allen, auch beim kleinen Spielplan; ohne Terrainkosten), auch als Startarbeiter oder mit einem kostenlosen Feld. Zwei Fischer grenzen nie aneinander. Technologie kannst du nicht verbessern. Bei 1–2 Spielern beginnt die Schifffahrt auf 1.
rule-CLN-MD2 = Rudern: Einmal je Zug darf vor der Hauptaktion (auch vor dem Passen, in beliebiger Reihenfolge mit Häfen) ein Fischer auf ein angrenzendes leeres Loch oder Hafenfeld ziehen, das an keinen anderen Fischer grenzt. Dafür gibt es keinen Nachbarschaftsbonus, aber ein Hafen kann erreichbar werden. Ein Fischer auf einem Hafen erreicht ihn und blockiert niemanden. Mit PRT-P7 lassen sich Fischer nicht tauschen.
rule-CLN-ME = MacEwen (Kickstarter): Bringt ein Auftrag, den du erfüllst, Hopfen, darfst du einmal bis zu 3 Getreide aus dem Vorrat für je £9 abgeben, höchstens so viele, wie der Auftrag Hopfen bringt, vor oder nach seinen anderen Boni.
rule-CLN-MK1 = MacKenzie: £3 für jeden in der Produktion hergestellten Whisky.
rule-CLN-MK2 = Der Keller hat drei Plätze im Wert von £0, £7 und £15. Zu Beginn der Produktion kommt das Fass vom letzten Platz in den Vorrat (+£15), und die anderen rücken einen Platz nach rechts. Bei jeder deiner Entscheidungen, auch mitten in einer Aktion, und in der Produktion darfst du ein Fass für das Geld seines Platzes in den Vorrat nehmen. Am Ende der Produktion darf ein in ihr hergestellter Whisky auf den ersten Platz. Vor der Endabrechnung kommen alle Fässer für das Geld ihrer Plätze in den Vorrat.
rule-CLN-R = Robertson: Eine Einheit auf eine Flussmündung zu setzen kostet insgesamt £3 weniger (bei 1–2 Spielern £2), nie unter £0, auch bei Startarbeitern. Auf einem kostenlosen Feld senkt das die Kosten der Einheit; für PRT-P7 gilt es nicht. Flussmündung: die beiden Landfelder beiderseits der letzten Flusskante vor einem Loch.
rule-CLN-S = Stewart: drei Händler mehr im Vorrat (5 von 7), und die Schifffahrt beginnt auf 1. Vor dem Bezahlen jedes Handels und jedes Nachbarschaftskaufs (je Ware) bekommst du £1.
