/** Icons of the map's tools, 24 units wide and high, drawn as strokes. */

import type { Overlay } from './overlays.svelte';

export const ICONS: Record<Overlay | 'nearer' | 'farther' | 'whole' | 'turn' | 'layers', string> = {
  reach: 'M3 17q2.500-3 5 0t5 0t5 0t3-1M5 13l2 2h9l3-4H4zM11 11V4l6 5h-6',
  settlements: 'M3 13l4-4l4 4v5H3zM13 11l4-4l4 4v5h-8M11 16h2',
  neighbours: 'M4 9h16v11H4zM4 9l3-5h10l3 5M9 13h6',
  borders: 'M12 3l7.500 4.300v9.400L12 21l-7.500-4.300V7.300zM12 8v3M12 14v2',
  deltas: 'M12 3v7M12 10q-1 6-6 10M12 10v10M12 10q1 6 6 10',
  costs: 'M12 4a8 8 0 1 0 .01 0M14.500 9q-2.500-2-4 0t1 3t-2 4h5.500M9 12.500h4',
  names: 'M4 19L9 5l5 14M5.800 14.500h6.400M18 19v-8l-2.500 2',
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  turn: 'M19 8a8 8 0 1 0 1 5M20 3v5.500h-5.500',
  layers: 'M12 4l9 5l-9 5l-9-5zM3.500 13.500l8.500 5l8.500-5',
};
