/** Scenery of the landscape. */

/** Position and size of the sheep. */
export const FLOCK = [
  { x: 560, y: 352, scale: 0.9, flip: false },
  { x: 612, y: 372, scale: 1.15, flip: true },
  { x: 668, y: 346, scale: 0.75, flip: false },
  { x: 935, y: 366, scale: 1, flip: true },
  { x: 205, y: 352, scale: 0.85, flip: false },
  { x: 262, y: 376, scale: 1.2, flip: false },
  { x: 1195, y: 372, scale: 1.1, flip: true },
  { x: 1268, y: 356, scale: 0.8, flip: false },
];
/** Pines at the shore. */
export const PINES = [
  { x: 140, y: 306, scale: 1.3 },
  { x: 178, y: 312, scale: 0.95 },
  { x: 92, y: 314, scale: 1 },
  { x: 1090, y: 300, scale: 1.15 },
  { x: 1126, y: 306, scale: 0.85 },
  { x: 1330, y: 312, scale: 1.2 },
  { x: 1368, y: 318, scale: 0.9 },
  { x: 448, y: 300, scale: 0.7 },
  { x: 470, y: 303, scale: 0.9 },
];
/** At night. */
export const STARS: [number, number][] = [
  [500, 50],
  [590, 96],
  [660, 34],
  [760, 78],
  [905, 40],
  [985, 100],
  [300, 60],
  [180, 110],
  [1130, 70],
  [1240, 36],
  [1350, 96],
  [80, 40],
];
