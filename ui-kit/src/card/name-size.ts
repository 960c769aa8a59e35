import { hemHeight } from '../cloth/hem.ts';

/** The sizes in which a name is set on its cloth, in hundredths of the poster's width; the stylesheet has the same. */
const sizes = { large: 16.5, medium: 13.2, small: 11.4, smallest: 9.2 } as const;

export type NameSize = keyof typeof sizes;

/** Widths of capitals of the headline face, to its size, spacing included: three of them are nothing like the rest. */
const letterWidths: Readonly<Record<string, number>> = { I: 0.25, M: 0.76, W: 0.73, Ɗ: 0.68, Ɓ: 0.67 };
const letterWidth = 0.5;
const spaceWidth = 0.25;
const lineHeight = 1.2;
/** The width that the paddings leave, and the share of the hem's height that they take with the selvedge, in hundredths. */
const measure = 86.5;
const margins = 10.5;

function widthOf(word: string): number {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return Array.from(letters).reduce((width, letter) => width + (letterWidths[letter] ?? letterWidth), 0);
}

/** Lines that words of those widths take, in order, where a line has that measure. */
function linesOf(words: readonly number[], lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const width of words) {
    if (used > 0 && used + spaceWidth + width > lineWidth) {
      lines += 1;
      used = width;
    } else {
      used += (used > 0 ? spaceWidth : 0) + width;
    }
  }
  return lines;
}

/** The largest size in which a name keeps to the hem of its cloth, with no word broken; else the smallest. */
export function nameSize(name: string, slug: string): NameSize {
  const room = (hemHeight(slug) / 240) * 100 - margins;
  const words = name.split(/\s+/).map(widthOf);
  const fitting = (Object.keys(sizes) as NameSize[]).find((size) => {
    const lineWidth = measure / sizes[size];
    return Math.max(...words) <= lineWidth && linesOf(words, lineWidth) * sizes[size] * lineHeight <= room;
  });
  return fitting ?? 'smallest';
}
