/** The outlines of pieces, as `caledonia/drawing/pieces.py` draws them; a hex is 100 wide. */

/** Each seat's outline: circle, square, diamond, shield. */
export const SHAPES = [
  'M0-25a25 25 0 1 1 0 50a25 25 0 1 1 0-50Z',
  'M-17-23H17Q23-23 23-17V17Q23 23 17 23H-17Q-23 23-23 17V-17Q-23-23-17-23Z',
  'M-4-29Q0-33 4-29L29-4Q33 0 29 4L4 29Q0 33-4 29L-29 4Q-33 0-29-4Z',
  'M-24-23Q-12-20 0-27Q12-20 24-23V2C24 14 14 23 0 29C-14 23-24 14-24 2Z',
] as const;

/** Highlights, with light from the top left. */
export const SHINES = [
  'M-19.500-5A20 20 0 0 1-5-19.500',
  'M-18 3V-15Q-18-18-15-18H3',
  'M-24.500-2L-2-24.500',
  'M-19 2V-17.500Q-9.500-15.500-1-20',
] as const;

/** Each seat's pattern for colour-blind players: along, across, diagonal, crossed. */
export const WEAVES = [
  'M-14-19V19M14-19V19M-19-12V12M19-12V12',
  'M-22-14H22M-22 14H22M-22-19H22M-22 19H22',
  'M-8-22L22 8M-22-8L8 22M-4-25L25 4M-25-4L4 25',
  'M-17-21V16M17-21V16M-23-15H23M-20 10H20',
] as const;

/** How far above its space's centre a piece is drawn. */
export const LIFT = -4;
/** Where the land cost is drawn, from the centre of a space; to the side if a piece is there. */
export const COIN = { x: 0, y: 24, radius: 17.5 } as const;
export const ASIDE = { x: 24, y: 27, radius: 12.5 } as const;
