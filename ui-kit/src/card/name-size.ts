import { hemHeight } from '../cloth/hem.ts';

/** The sizes in which a name is set on its cloth, in hundredths of the poster's width; the stylesheet has the same. */
const sizes = { large: 16.5, medium: 13.2, small: 11.4, smallest: 9.2 } as const;

export type NameSize = keyof typeof sizes;

/** Width of a capital of the headline face, to its size; generous, so that a name of wide letters fits too. */
const letterWidth = 0.47;
const lineHeight = 1.2;
/** What the paddings leave of the width, and take of the hem's height with the selvedge, in hundredths. */
const measure = 86.5;
const margins = 10.5;

function linesOf(name: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.normalize('NFD').replaceAll(/\p{M}/gu, '').split(/\s+/)) {
    if (used > 0 && used + 1 + word.length <= perLine) {
      used += 1 + word.length;
    } else {
      if (used > 0) lines += 1;
      lines += Math.max(0, Math.ceil(word.length / perLine) - 1);
      used = word.length > perLine ? word.length % perLine : word.length;
    }
  }
  return lines;
}

/** The largest size in which a name keeps to the hem of its cloth, with no word broken; else the smallest. */
export function nameSize(name: string, slug: string): NameSize {
  const room = (hemHeight(slug) / 240) * 100 - margins;
  const longestWord = Math.max(...name.split(/\s+/).map((word) => word.length));
  const fitting = (Object.keys(sizes) as NameSize[]).find((size) => {
    const perLine = Math.floor(measure / (sizes[size] * letterWidth));
    return longestWord <= perLine && linesOf(name, perLine) * sizes[size] * lineHeight <= room;
  });
  return fitting ?? 'smallest';
}
