### Die Regeln, Satz für Satz, in unseren eigenen Worten: die von docs/rules.md.
### Nummern von Regeln in Klammern bleiben, wie sie sind.

rules-SET = Aufbau
rule-SET-1 = 1 bis 4 Spieler. Bei 1–2 gelten der kleine Spielplan und die Seiten 1–2 von Markt- und Exporttableau, bei 3–4 die anderen Seiten.
rule-SET-2 = Spielplan: die Module A, B, C, D im Uhrzeigersinn von links oben, jedes zufällig mit Seite 1 oder 2: 16 Spielpläne.
rule-SET-3 = Häfen: vier verschiedene, zufällige Hafenplättchen, eines in jeder Ecke, auf dem Hafenfeld dieser Ecke für die Spielerzahl.
rule-SET-4 = Markt: sechs Preismarker auf den Startpreisen.
rule-SET-5 = Wertungsplättchen: fünf verschiedene, zufällig gewählt und gereiht, eines für jede Runde. Der Ruhm und die drei Importgutmarker beginnen bei 0.
rule-SET-6 = Aufträge: Alle 50 werden zu einem Nachziehstapel gemischt; auf jeder genutzten Kiste des Exporttableaus liegt einer offen: 5 im Solospiel (von sechs), 6 zu zweit, 7 zu dritt (von acht), 8 zu viert. Die überzählige Kiste bleibt leer.
rule-SET-7 = Jeder Spieler: 4 Schafe, 4 Rinder, 4 Äcker, 4 Käsereien, 4 Bäckereien, 4 Destillerien, 4 Holzfäller, 4 Bergarbeiter (bei MacDonald sind die Arbeiter ein gemeinsamer Bestand von 8), 7 Händler, davon 2 im Vorrat und 5 auf dem Tableau, Schifffahrt 0, keine Technologie, eine leere Exportkiste, ein Hafenmarker für jeden Hafen.
rule-SET-8 = Der Startspieler ist zufällig; die Zugreihenfolge der Runde 1 folgt von dort der Sitzordnung.
rule-SET-9 = Ein Clanplättchen mehr als Spieler und ebenso viele Starterplättchen werden gezogen und zufällig gepaart. In umgekehrter Zugreihenfolge nimmt jeder ein Paar: Waren und Geld darauf kommen in seinen Vorrat. Das übrige Paar ist aus dem Spiel.
rule-SET-10 = Erste Arbeiter: In Zugreihenfolge setzt jeder einen Arbeiter, dann in umgekehrter Reihenfolge einen zweiten; auf ein beliebiges leeres aktives Feld mit passendem Terrain; sie müssen nicht beieinander stehen. Einheit und Terrain werden bezahlt. Das Setzen ist Pflicht; ein Arbeiter, der nirgends hinpasst, entfällt. Noch kein Nachbarschaftsbonus, keine Häfen.
rule-SET-11 = Immer nur eine Einheit je Feld.
rule-SET-12 = Alles ist offen außer der Reihenfolge des Nachziehstapels und künftigen Würfen. Aufträge, die unter den Stapel zurückkommen, haben alle gesehen: Der Verlauf bewahrt sie, die Ansicht zeigt nicht, wo sie liegen.
rule-SET-13 = Geld und Waren sind unbegrenzt, Einheiten und Händler nicht. Schulden gibt es nie: Eine Wahl ist nur erlaubt, wenn sie jetzt bezahlt werden kann.

rules-RND = Runden und Züge
rule-RND-1 = Fünf Runden mit vier Phasen: Vorbereitung (nicht in Runde 1), Aktionen, Produktion, Wertung. Danach die Endabrechnung.
rule-RND-2 = Vorbereitung: Alle Händler auf dem Markt kehren in den Vorrat ihrer Besitzer zurück; leere genutzte Kisten des Exporttableaus (SET-6) werden in fester Folge vom Stapel gefüllt, solange er reicht; was noch liegt, bleibt.
rule-RND-3 = Aktionsphase: in Zugreihenfolge ein Zug nach dem anderen, bis alle gepasst haben. Ein Zug besteht aus Freien Aktionen, dann genau einer Hauptaktion (auch Passen ist eine), dann Freien Aktionen. Jede Hauptaktion außer Passen ist in späteren Zügen wieder möglich. Passen ist immer erlaubt.
rule-RND-4 = Der Zug endet automatisch, wenn keine Freie Aktion mehr möglich ist, sonst, wenn der Spieler es sagt. Ebenso nach dem Passen. Niemand handelt im Zug eines anderen.
rule-RND-5 = Ein anstehender Bonus wird vor allem anderen genommen oder ausgeschlagen; nichts lässt sich für später aufheben.
rule-RND-6 = Die Zugreihenfolge der nächsten Runde ist die Reihenfolge des Passens.

rules-TRD = Handeln (Hauptaktion)
rule-TRD-1 = Wähle eine Ware und kaufe oder verkaufe n ≥ 1 Stück davon mit n Händlern aus dem Vorrat; sie gehen auf die Kauf- oder Verkaufsseite dieser Ware und bleiben bis zur nächsten Vorbereitung.
rule-TRD-2 = Jedes Stück kostet oder bringt den Preis, der vor dem Handel gilt; erst danach rückt der Marker n Schritte weiter (beim Kaufen hinauf, beim Verkaufen hinunter).
rule-TRD-3 = Der Marker verlässt die Leiste nie: An einem Ende bleibt er stehen; der Handel selbst ist trotzdem erlaubt.
rule-TRD-4 = Ein Spieler hat nie Händler auf beiden Seiten derselben Ware. Die andere Seite öffnet sich erst, wenn auf der ersten keiner seiner Händler mehr steht (BON-5 kann das bewirken).
rule-TRD-5 = Verkaufen braucht die Waren im Vorrat, Kaufen das Geld. Waren kommen aus dem unbegrenzten allgemeinen Vorrat und gehen dorthin. Gehandelt werden nur die sechs Waren.

rules-CON = Exportauftrag nehmen (Hauptaktion)
rule-CON-1 = Nimm einen beliebigen offenen Auftrag in eine leere Exportkiste. Runde 1: du erhältst £5. Runde 2: kostenlos. Runden 3, 4, 5: du zahlst £5, £10, £15.
rule-CON-2 = Jeder Spieler hat eine Exportkiste (Buchanan zwei). Ein Auftrag lässt sich nicht abwerfen; er bleibt, bis er erfüllt ist, oder unerfüllt bis zum Schluss, ohne Strafe.
rule-CON-3 = Die Kiste des Exporttableaus bleibt bis zur nächsten Vorbereitung leer.

rules-EXP = Expandieren (Hauptaktion, auch für ein kostenloses Feld)
rule-EXP-1 = Setze eine Einheit vom Spielertableau auf ein leeres aktives Feld, das von einer deiner Einheiten erreichbar ist. Zahle die Kosten der Einheit + die Terrainkosten.
rule-EXP-2 = Terrain: Schaf, Rind, Acker und Gebäude auf Grasland; Holzfäller auf Wald; Bergarbeiter auf Gebirge. Ein Feld mit mehreren Terrains nimmt jede passende Einheit auf.
rule-EXP-3 = Benachbart: angrenzend, ohne Fluss auf der gemeinsamen Kante. Schifffahrt ist dafür nicht nötig. Ein Loch und ein angrenzendes Land- oder Lochfeld sind immer benachbart.
rule-EXP-4 = Schifffahrt 1 (Flussüberquerung): auch angrenzende Felder jenseits eines Flusses.
rule-EXP-5 = Schifffahrt L = 2, 3, 4, 5 (1-Loch bis 4-Loch): auch jedes Feld T, das mit deiner Einheit durch Lochs x1 … xk mit 1 ≤ k ≤ L−1 verbunden ist: x1 grenzt an das Feld der Einheit, jedes an das nächste, xk an T. Weder das Feld der Einheit noch T zählt mit. Ein Hafenplättchen oder ein Fischer auf einem Loch behindert die Überfahrt nicht.
rule-EXP-6 = **Erreichbar** = benachbart, oder über einen Fluss (EXP-4), oder über Lochs (EXP-5): ein einziger Sprung, nie kombiniert, nie über Land (auch nicht über Nebelland). Derselbe Sprung entscheidet über Expansionen, Häfen und Verbindungen von Siedlungen.
rule-EXP-7 = Ist auf dem Tableau keine Einheit dieser Art mehr, geht es nicht. Geschlachtete Tiere sind zurück auf dem Tableau und wieder verwendbar.
rule-EXP-8 = Wer gar keine Einheit auf dem Plan hat (möglich nach P7 und Schlachten), darf auf jedes leere aktive Feld mit passendem Terrain expandieren, auch mit einem kostenlosen Feld; ein Hafen ist dann nicht erreichbar (Festlegung).

rules-NBH = Nachbarschaftsbonus (Teil des Expandierens)
rule-NBH-1 = Nach dem Setzen darfst du jede Ware kaufen, die mindestens eine zur neuen Einheit benachbarte (EXP-3) Einheit eines anderen Spielers hervorbringt: Schaf Wolle, Rind Milch, Acker Getreide, Käserei Käse, Bäckerei Brot, Destillerie Whisky. Arbeiter geben nichts. Eigene Einheiten geben nichts.
rule-NBH-2 = Höchstens 3 Stück derselben Ware je Zug durch diesen Bonus (zu zweit 4), egal wie viele Nachbarn sie hervorbringen und wie oft du in diesem Zug expandierst.
rule-NBH-3 = Preis je Stück: Grundwaren £2, verarbeitete Waren £3 unter dem Preis vor dem Kauf, nie unter 0. Sonst wie jeder Kauf: Händler, TRD-3, TRD-4, Marker n Schritte hinauf.
rule-NBH-4 = Nur gleich nach dem Setzen und vor dem Gebäudebonus; ein Kauf je Ware und gesetzter Einheit, die Waren in beliebiger Folge; Verzicht ist erlaubt.

rules-BLD = Gebäudebonus (Teil des Expandierens)
rule-BLD-1 = Wenn du mit einer gesetzten Einheit vier Käsereien, vier Bäckereien oder vier Destillerien auf dem Plan hast und eine Exportkiste frei ist, darfst du drei Aufträge ziehen und einen oder keinen behalten; behältst du einen, zahlst oder erhältst du Geld wie bei CON-1 (nur, wenn du zahlen kannst); die übrigen kommen einzeln in gezogener Folge unter den Stapel. Alle sehen sie. Reicht der Stapel nicht, wird gezogen, was da ist; neu gemischt wird nicht.
rule-BLD-2 = Tiere, Äcker und Arbeiter geben ihn nie. Du bekommst ihn wieder, wenn das vierte Gebäude später erneut gesetzt wird.

rules-SHP = Upgrades (drei Hauptaktionen)
rule-SHP-1 = £4: Schifffahrt einen Schritt weiter, bis 5.
rule-TEC-1 = £10: Holzfäller oder Bergarbeiter verbessern, jede Art einmal; +£2 für jeden dieser Arbeiter in jeder Produktion.
rule-HIR-1 = £4: ein Händler vom Tableau in den Vorrat, sofort einsetzbar; insgesamt 7.

rules-FUL = Exportauftrag erfüllen (Hauptaktion)
rule-FUL-1 = Gib die Waren eines Auftrags aus deiner Exportkiste ab; schlachte ein Rind je Rindfleisch und ein Schaf je Schaffleisch: Welche, wählst du; sie kehren auf dein Tableau zurück, ihre Felder sind für alle frei. Getreide und Milch verlangen Aufträge nie.
rule-FUL-2 = Schlachten ist nur hierfür erlaubt, und nur so viel wie nötig.
rule-FUL-3 = Der Auftrag liegt danach offen neben der Exportkiste: Seine Importgüter (auch Hopfen) und sein Fleisch zählen bei Wertungen. Die Exportkiste ist frei.
rule-FUL-4 = Baumwolle, Tabak und Zuckerrohr rücken ihre Marker auf der Importleiste um ihre Mengen vor; jeder markierte Schritt, der erreicht oder überschritten wird, bringt dem Spieler £1.
rule-FUL-5 = Reihenfolge: bezahlen und schlachten; die Exportkiste wird frei; Importgüter, ihre £1 und das Geld des Auftrags werden gutgeschrieben; dann kostenloses Feld und Bonus-Upgrades (und MacEwens Bier) in beliebiger Folge, jedes abgeschlossen vor dem nächsten; auf jedes darf man verzichten; was ausgeschlagen wird oder nicht möglich ist, verfällt.
rule-FUL-6 = Ein durch das Schlachten frei gewordenes Feld darf das kostenlose Feld desselben Auftrags sein; für die Erreichbarkeit zählen die verbliebenen Einheiten.

rules-FRE = Direkte Exportboni
rule-FRE-1 = Kostenloses Feld: sofort einmal Expandieren ohne Terrainkosten; Kosten der Einheit, Erreichbarkeit, Terrain, Nachbarschafts- und Gebäudebonus wie sonst.
rule-BON-1 = Ein Bonus-Upgrade ist eines aus BON-2..5. Mehrere dürfen gleich oder verschieden sein.
rule-BON-2 = Eine Technologie für £5.
rule-BON-3 = Schifffahrt einen Schritt weiter, kostenlos.
rule-BON-4 = Ein Händler vom Tableau, kostenlos.
rule-BON-5 = Einer deiner Händler vom Markt zurück in deinen Vorrat.

rules-PAS = Passen (Hauptaktion)
rule-PAS-1 = Nimm den nächsten Passbonus: £16, £14, £12, £10 für den 1. bis 4., der passt; auch in der letzten Runde. Keine weiteren Züge in dieser Runde.

rules-PRT = Häfen (Freie Aktionen im eigenen Zug der Aktionsphase, vor oder nach der Hauptaktion, auch um das Passen herum; nie mitten in einer Aktion, außer Verschonte Herde und Marktgerücht: siehe PRT-P1 und PRT-P6)
rule-PRT-1 = Ein Hafen, der in diesem Moment von einer deiner Einheiten erreichbar ist: Nutze seinen Bonus, jetzt oder in einem späteren Zug; jeder Spieler jeden Hafen einmal je Partie; mehrere in einem Zug sind erlaubt; andere werden nicht behindert.
rule-PRT-P1 = Nur beim Bezahlen eines Auftrags, der noch ein Tier verlangt: Er verlangt ein Tier weniger; stehen Rind- und Schaffleisch aus, wählt der Spieler. T7 zählt weiter das aufgedruckte Fleisch.
rule-PRT-P2 = Gib 1 Grundware ab, nimm 3 Grundwaren deiner Wahl.
rule-PRT-P3 = Gib 1 verarbeitete Ware ab, nimm 2 verarbeitete Waren deiner Wahl.
rule-PRT-P4 = 3 Ruhm und ein Bonus-Upgrade (verfällt, wenn keines möglich ist).
rule-PRT-P5 = £10.
rule-PRT-P6 = Nur unmittelbar vor einem Handel oder Nachbarschaftskauf dieser Ware, der als nächste Entscheidung folgen muss: Bewege ihren Preis drei Schritte hinauf oder hinunter, höchstens bis zum Ende der Leiste, mindestens einen Schritt. Das zählt nicht als Handel.
rule-PRT-P7 = Tausche genau zwei deiner Einheiten auf dem Plan kostenlos gegen zwei von deinem Tableau, auf den beiden geräumten Feldern. Weder alte noch neue dürfen Äcker sein; keine neue Art gleicht einer der alten (die beiden neuen dürfen gleich sein); jede neue passt zum Terrain ihres Felds; Erreichbarkeit wird nicht geprüft. Ein Gebäudebonus für jede Art, von der es nun vier gibt, nacheinander. Nachbarschaftsbonus: nach den Spielregeln keiner; mit der Option `errata_2025` (normalerweise aus) Käufe für beide neuen Einheiten zusammen, vor dem Gebäudebonus.
rule-PRT-P8 = £5, und mit freier Exportkiste ein Gebäudebonus (BLD-1, Bezahlung wie sonst).
rule-PRT-P9 = (Kickstarter) Zahle £3 und nutze dann die Wirkung eines der anderen drei Häfen im Spiel; ob er erreichbar ist oder schon genutzt wurde, ist gleich, seine übrigen Bedingungen und sein Zeitpunkt gelten; nur P9 erhält einen Marker.

rules-PRD = Produktion (ein Spieler nach dem anderen, in der Zugreihenfolge dieser Runde)
rule-PRD-1 = Arbeiter: Holzfäller £4 (verbessert £6), Bergarbeiter £6 (verbessert £8), MacDonalds Arbeiter £4.
rule-PRD-2 = Dann Grundwaren: Schaf 1 Wolle, Rind 1 Milch, Acker 2 Getreide.
rule-PRD-3 = Dann, soweit der Spieler will: jede Käserei 1 Milch → 1 Käse, jede Bäckerei 1 Getreide → 1 Brot, jede Destillerie 1 Getreide → 1 Whisky; verarbeitet wird alles, was im Vorrat liegt, gleich woher.

rules-SCO = Rundenwertung (nachdem alle produziert haben; nichts wird verbraucht)
rule-SCO-T1 = 1 Ruhm je Grundware im Vorrat.
rule-SCO-T2 = 3 je volles Paar verarbeiteter Waren im Vorrat (MacKenzies Keller zählt mit).
rule-SCO-T3 = 1 je eigenes Schaf, Rind und Gebäude auf dem Plan, 2 je Acker.
rule-SCO-T4 = 2 je eigenen Arbeiter auf dem Plan.
rule-SCO-T5 = 3 je volles Paar eigener Einheiten auf Randfeldern.
rule-SCO-T6 = 1 je Baumwolle, Tabak und Zuckerrohr auf eigenen erfüllten Aufträgen.
rule-SCO-T7 = 2 je Fleisch auf eigenen erfüllten Aufträgen.
rule-SCO-T8 = 1 je Upgrade: Technologien + Stufe der Schifffahrt + (5 − Händler, die noch auf dem Tableau sind); womit ein Clan begann, zählt mit.
rule-SCO-T9 = (Kickstarter) 2 je eigene Einheit auf einem Feld mit Terrainkosten von £5 oder £6.
rule-SCO-2 = Randfeld: ein Feld mit mindestens einer Seite am Rand des Plans (bei 3–4 Land oder Loch, bei 1–2 Land); bei 1–2 auch jedes aktive Feld, Land oder Loch, neben einem Nebelfeld. Blockierte oder abgedeckte Felder (SOL-1, VAR-4) schaffen keinen neuen Rand.

rules-FIN = Endabrechnung
rule-FIN-1 = Ruhm je 1 SP.
rule-FIN-2 = Grundwaren im Vorrat je 1 SP, verarbeitete Waren je 2 SP.
rule-FIN-3 = 1 SP je volle £10.
rule-FIN-4 = Hopfen auf erfüllten Aufträgen je 1 SP.
rule-FIN-5 = Baumwolle, Tabak, Zuckerrohr auf erfüllten Aufträgen: nach der Gesamtmenge aller Spieler geordnet, das meiste zuerst, sind sie je 3, 4, 5 SP wert; bei gleicher Menge gilt Zuckerrohr als häufiger importiert als Tabak, Tabak als Baumwolle.
rule-FIN-6 = Erfüllte Aufträge: bei 3–4 Spielern 12 / 6 SP für den ersten / zweiten Platz; zu zweit 8 SP für den ersten. Bei Gleichstand werden die SP der belegten Plätze geteilt, abgerundet. Wer keinen erfüllt hat, bekommt hier nichts (Festlegung).
rule-FIN-7 = Siedlungen: bei 3–4 Spielern 18 / 12 / 6; zu zweit 12. Gleichstand wie bei FIN-6. Ohne Einheit auf dem Plan: nichts.
rule-FIN-8 = Eine Siedlung ist eine Gruppe eigener, untereinander benachbarter Einheiten, die sich nicht erweitern lässt. Zwei Siedlungen sind verbunden, wenn eine Einheit der einen für den Besitzer von einer Einheit der anderen erreichbar ist (EXP-6). Gezählt werden die Siedlungen der größten Gruppe, die durch Verbindungen zusammenhängt.
rule-FIN-9 = Abzüglich des eigenen Gebots der Auktion (VAR-6). Die meisten SP gewinnen; dann das meiste nach FIN-3 übrige Geld (die £ unter dem letzten vollen Zehner); dann geteilter Sieg.

rules-TWO = Zweipersonenspiel
rule-TWO-1 = Nebelland ist nicht im Spiel: keine Expansion, keine Überquerung. Alle Lochs sind im Spiel. (Auch im Solospiel.)
rule-TWO-2 = Grenze des Nachbarschaftsbonus 4 (NBH-2).

rules-SOL = Solospiel
rule-SOL-1 = Kleiner Spielplan; auf jedem aktiven Landfeld mit Kosten £1 steht die ganze Partie über ein neutraler Spielstein und blockiert es. Neutrale Spielsteine geben keinen Bonus und sind niemandes Einheiten.
rule-SOL-2 = Kein Nachbarschaftsbonus. Keine Importleiste und kein Importbonus von £1; die Werte nach FIN-5 richten sich nach den eigenen Importen.
rule-SOL-3 = Der Passbonus ist immer £16.
rule-SOL-4 = Vorbereitung der Runden 2–5, nach der Rückkehr der Händler: dreimal Warenwürfel (6 Waren) und Preiswürfel (−3 −2 −1 +1 +2 +3) werfen; wurde die Ware in dieser Phase schon verändert, wird nur der Warenwürfel erneut geworfen. Preis unter den mittleren Preisen: um die Zahl hinauf; darüber: um die Zahl hinunter; darin: wie gewürfelt; es gilt der Stand vor der Bewegung; TRD-3 gilt.
rule-SOL-5 = Danach alle sechs Kisten des Exporttableaus füllen und den Auftrag auf der Kiste des letzten Preiswurfs (Spalte nach Vorzeichen, Zeile nach Zahl) aus dem Spiel nehmen: Fünf bleiben. Eine leere Kiste entfernt nichts.
rule-SOL-6 = Statt FIN-6 und FIN-7: Aufträge ab 7: 12 SP, 6: 8 SP, 5: 4 SP, weniger: 0; Siedlungen ab 14: 18 SP, 11–13: 12, 8–10: 6, weniger: 0.
rule-SOL-7 = Rang nach SP: bis 115, 116–130, 131–145, 146–160, ab 161 (Anfänger, Möchtegern, Durchschnitt, Experte, Genie).
rule-SOL-8 = Zwei Paare aus Clan und Starterplättchen zur Wahl (SET-9 mit einem Spieler).

rules-VAR = Varianten (beliebig kombinierbar, wenn hier nicht ausgeschlossen)
rule-VAR-1 = Statische Importgüter: jedes Importgut 4 SP; keine Importleiste, kein Importbonus von £1.
rule-VAR-2 = Ohne Wertungsplättchen (die Kosten von Aufträgen je Runde und anderer Ruhm bleiben).
rule-VAR-3 = Ohne Hafenplättchen.
rule-VAR-4 = Dichter Spielplan (nur 2–3 Spieler): Vier aktive Landfelder werden vor der Clanwahl abgedeckt und sind nicht im Spiel (keine Expansion, keine Überquerung, niemandes Nachbar); gewählt vom Gastgeber, oder zufällig eines je Modul.
rule-VAR-5 = Ohne Clans: nur Starterplättchen (eines mehr als Spieler zur Wahl), dazu £0, £2, £4, £6 nach Zugreihenfolge. Nicht mit VAR-6.
rule-VAR-6 = Clanauswahl per Auktion (2–4 Spieler), statt SET-8 und SET-9: so viele Paare aus Clan und Starterplättchen wie Spieler. Ein zufälliger Spieler muss mit einem Gebot von 0–30 SP eröffnen; nach links muss jeder höher bieten (höchstens 30, damit endet sie) oder diese Auktion verlassen. Der Gewinner nimmt den ersten freien Platz der Zugreihenfolge und ein beliebiges übriges Paar. Die nächste Auktion eröffnet der nächste Spieler links vom Gewinner, der noch kein Paar hat. Der letzte Spieler erhält das letzte Paar und den letzten Platz umsonst.
rule-VAR-7 = Kickstarter-Plättchen (MacEwen, P9, T9) werden mit ausgelost oder nicht; normalerweise ja.
rule-VAR-8 = Voreinstellung „Erste Partie“: VAR-1, VAR-2, VAR-3 und keine Kickstarter-Plättchen.

rules-CLN = Clans
rule-CLN-B = Buchanan: zwei Exportkisten. Eine Aktion „Exportauftrag nehmen“ darf zwei Aufträge nehmen, den zweiten sofort und ohne zweite Zahlung (oder zweite £5). Ein Gebäudebonus (auch durch P8) zieht sechs und behält bis zu so viele, wie Exportkisten frei sind, bei einmaliger Zahlung. Eine Aktion „Exportauftrag erfüllen“ darf zwei Aufträge erfüllen, den ersten ganz abgeschlossen vor dem zweiten; dieser darf ein eben erst behaltener sein. Verschiedene Anlässe und verschiedene Züge zahlen (erhalten) getrennt.
rule-CLN-Ca = Campbell: Mit k Gebäuden dieser Art auf dem Plan kostet das nächste £3, £4, £4, £5 weniger für k = 0, 1, 2, 3; nur bei den Kosten der Einheit, nie unter 0.
rule-CLN-Cu = Cunningham: am Ende der Produktion beliebig viel Milch für je £8 abgeben; ohne Händler, ohne Preisänderung.
rule-CLN-F = Fergusson: Die Schifffahrt beginnt bei 3–4 Spielern auf 3 (2-Loch), bei 1–2 auf 2 (1-Loch). Ein dritter Startarbeiter, nachdem alle ihren zweiten gesetzt haben; alle drei auf Randfeldern, alle bezahlt.
rule-CLN-MD1 = MacDonald: Alle 8 Arbeiter sind ein gemeinsamer Bestand und eine Art zu £6 mit £4 Einkommen; jeder darf auf Wald, auf Gebirge oder als Fischer auf einem leeren Loch oder Hafenfeld stehen (auf allen, auch beim kleinen Spielplan; ohne Terrainkosten), auch als Startarbeiter und durch ein kostenloses Feld. Zwei Fischer grenzen nie aneinander. Keinerlei Technologie. Bei 1–2 Spielern beginnt die Schifffahrt auf 1.
rule-CLN-MD2 = Rudern: Einmal je Zug darf vor der Hauptaktion (auch vor dem Passen, in beliebiger Folge mit Häfen) ein Fischer auf ein angrenzendes leeres Loch oder Hafenfeld ziehen, das an keinen anderen Fischer grenzt; dafür gibt es keinen Nachbarschaftsbonus, aber ein Hafen kann erreichbar werden. Ein Fischer auf einem Hafen erreicht ihn und blockiert niemanden. Fischer lassen sich nicht durch P7 tauschen.
rule-CLN-ME = MacEwen (Kickstarter): Wenn ein erfüllter Auftrag Hopfen bringt, dürfen einmal bis zu 3 Getreide aus dem Vorrat für je £9 abgegeben werden, höchstens so viele, wie der Auftrag Hopfen bringt, vor oder nach seinen anderen Boni.
rule-CLN-MK1 = MacKenzie: £3 für jeden in der Produktion hergestellten Whisky.
rule-CLN-MK2 = Keller mit drei Plätzen im Wert von £0, £7, £15. Zu Beginn der Produktion kommt das Fass vom letzten Platz in den Vorrat (+£15), und die anderen rücken eins nach rechts; bei jeder eigenen Entscheidung, auch mitten in einer Aktion, und in der Produktion darf ein Fass für das Geld seines Platzes in den Vorrat; am Ende der Produktion darf ein in ihr hergestellter Whisky auf den ersten Platz. Vor der Endabrechnung kommen alle Fässer für das Geld ihrer Plätze in den Vorrat.
rule-CLN-R = Robertson: Eine Einheit auf eine Flussmündung zu setzen kostet insgesamt £3 weniger (bei 1–2 Spielern £2), nicht unter 0, auch bei Startarbeitern; auf einem kostenlosen Feld gilt es für die Kosten der Einheit; nicht bei P7. Flussmündung: die beiden Landfelder beiderseits der letzten Flusskante vor einem Loch.
rule-CLN-S = Stewart: drei Händler mehr im Vorrat (5 von 7), die Schifffahrt beginnt auf 1. £1 vor dem Bezahlen für jeden Handel und jeden Nachbarschaftskauf (je Ware).
