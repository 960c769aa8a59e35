/**
 * Motifs of the cloth: geometry of our own, drawn by lines in a cell of 24 by 24. Inspired by the ways in which
 * resist-dyers, weavers and painters divide a field; no motif copies a protected or a sacred one.
 */
export const motifs = {
  cross: 'M4 4l16 16M20 4L4 20M12 1l5 5-5 5-5-5zM12 13l5 5-5 5-5-5z',
  comb: 'M3 5h18M5 5v15M9.5 5v15M14.5 5v15M19 5v15',
  seed: 'M12 2c7 5 7 15 0 20c-7-5-7-15 0-20zM12 7v10',
  waves: 'M1 6c5.5-5 5.5 5 11 0s5.5 5 11 0M1 13c5.5-5 5.5 5 11 0s5.5 5 11 0M1 20c5.5-5 5.5 5 11 0s5.5 5 11 0',
  steps: 'M2 22V16H8V10H14V4H20M8 22V16M14 22V10M20 22V4',
  diamond: 'M12 1L23 12L12 23L1 12zM12 6.5L17.5 12L12 17.5L6.5 12z',
  arrows: 'M3 8l9-6l9 6M3 15l9-6l9 6M3 22l9-6l9 6',
  rings: 'M12 2a10 10 0 1 0 .1 0zM12 7.5a4.5 4.5 0 1 0 .1 0z',
  star: 'M12 1l3.2 7.8L23 12l-7.8 3.2L12 23l-3.2-7.8L1 12l7.8-3.2z',
  weave: 'M2 7h20M2 12h20M2 17h20M7 2v3M7 19v3M12 2v3M12 19v3M17 2v3M17 19v3',
  hooks: 'M3 21V3H17V15H9V9H13M21 3V21H7',
  fan: 'M2 22A20 20 0 0 1 22 2M2 22A13 13 0 0 1 15 9M2 22A7 7 0 0 1 9 15M2 22L16 8',
  dots: 'M5 5h.1M12 5h.1M19 5h.1M5 12h.1M12 12h.1M19 12h.1M5 19h.1M12 19h.1M19 19h.1',
  tiles: 'M12 2L22 12L12 22L2 12zM5 5H19V19H5z',
  teeth: 'M1 20L5 6l4 14l4-14l4 14l4-14l2 7',
  ladder: 'M6 1v22M18 1v22M6 5h12M6 11h12M6 17h12',
} as const;

export type Motif = keyof typeof motifs;
