/** The order in which a line of several scripts is read and painted: the Unicode bidirectional algorithm (UAX 9). */
import bidiFactory from 'bidi-js';
import type { Direction } from './font.ts';

/** Letters of one direction that stand beside each other. */
export interface Run {
  /** In the order in which it is read. */
  readonly text: string;
  readonly direction: Direction;
}

const bidi = bidiFactory();

/** Return the direction of a text by its first letter that has one. */
export function directionOf(text: string): Direction {
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs;
  return (paragraph?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/** Return a text such that it is one piece in a line around it, whatever its direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Return the runs of a line from left to right, without the invisible characters that set their order. */
export function visualRuns(line: string, base: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const runs: { first: number; last: number; level: number }[] = [];
  let before = -2;
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const run = runs.at(-1);
    if (run?.level === level && at === before + (level % 2 === 1 ? -1 : 1)) {
      run.first = Math.min(run.first, at);
      run.last = Math.max(run.last, at);
    } else runs.push({ first: at, last: at, level });
    before = at;
  }
  return runs.flatMap(({ first, last, level }) => {
    const text = line.slice(first, last + 1).replaceAll(/\p{Bidi_Control}/gu, '');
    return text === '' ? [] : [{ text, direction: level % 2 === 1 ? 'rtl' : 'ltr' }];
  });
}
