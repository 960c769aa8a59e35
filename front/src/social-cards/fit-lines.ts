import type { Direction } from './font.ts';
import type { Outline, Typeface } from './typeface.ts';

/** Lines of text at the size at which they fit. */
export interface FittedLines {
  readonly lines: readonly Outline[];
  /** Font size, in the picture's units. */
  readonly size: number;
}

/** The room for a text, in the picture's units. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, from large to small. */
  readonly sizes: readonly number[];
  /** From baseline to baseline, in font sizes. */
  readonly leading: number;
  readonly direction: Direction;
}

/** A word and its width in font units. */
interface Word {
  readonly text: string;
  readonly width: number;
}

interface Line {
  readonly words: readonly Word[];
  readonly width: number;
}

/** Break words into lines no wider than that; a word that is wider stands alone. */
function broken(words: readonly Word[], measure: number, space: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = (last?.width ?? 0) + space + word.width;
    if (last && width <= measure) lines[lines.length - 1] = { words: [...last.words, word], width };
    else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ width }) => width));

/** Lines as even as they can be: of the narrowest measure that needs no further line. */
function balanced(words: readonly Word[], measure: number, space: number): Line[] {
  const { length } = broken(words, measure, space);
  let [low, high] = [0, measure];
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    const lines = broken(words, middle, space);
    if (lines.length > length || widest(lines) > middle) low = middle;
    else high = middle;
  }
  return broken(words, high, space);
}

/** As many whole words as fit, the last with an ellipsis; of one word that is too long, as many letters. */
function cutShort(words: readonly Word[], maxLines: number, measure: number, wordOf: (text: string) => Word) {
  const space = wordOf(' ').width;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const shortened = [...words.slice(0, count - 1), wordOf(`${words[count - 1]?.text}…`)];
    const lines = broken(shortened, measure, space);
    if (lines.length <= maxLines && widest(lines) <= measure) return lines;
  }
  const letters = Array.from(words[0]?.text.matchAll(/\P{M}\p{M}*/gu) ?? [], ([letter]) => letter);
  while (letters.length > 1 && wordOf(`${letters.join('')}…`).width > measure) letters.pop();
  return broken([wordOf(`${letters.join('')}…`)], measure, space);
}

/**
 * Set a text at the largest size at which it fits its room, in lines of like length; what does not fit at the
 * smallest size is cut short.
 *
 * @returns undefined where there is no text, or the font lacks a letter of it
 */
export function fitLines(text: string, typeface: Typeface, room: Room): FittedLines | undefined {
  const wordOf = (word: string): Word => ({
    text: word,
    width: typeface.set(word, room.direction)?.width ?? Number.NaN,
  });
  const words = text.split(/\s+/).flatMap((word) => (word === '' ? [] : [wordOf(word)]));
  if (words.length === 0 || words.some(({ width }) => Number.isNaN(width))) return undefined;
  const space = wordOf(' ').width;
  const fitted = (lines: readonly Line[], size: number): FittedLines => ({
    lines: lines.flatMap(
      ({ words: inLine }) => typeface.set(inLine.map((word) => word.text).join(' '), room.direction) ?? [],
    ),
    size,
  });
  for (const size of room.sizes) {
    const measure = (room.width / size) * typeface.unitsPerEm;
    const lines = balanced(words, measure, space);
    if (widest(lines) <= measure && lines.length * room.leading * size <= room.height)
      return fitted(lines, size);
  }
  const size = room.sizes.at(-1) ?? 16;
  const maxLines = Math.max(1, Math.floor(room.height / (room.leading * size)));
  return fitted(cutShort(words, maxLines, (room.width / size) * typeface.unitsPerEm, wordOf), size);
}
