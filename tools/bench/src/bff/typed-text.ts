import { below, pick, type Random } from '@sinima/seeded-random';
import type { CatalogueSample } from './catalogue-sample.ts';

const nameOf = (random: Random, { titles, people }: CatalogueSample, of: 'titles' | 'people'): string =>
  of === 'titles' ? pick(random, titles).displayTitle : pick(random, people).name;

/** So many letters from the beginning of a word of a name: what a visitor has typed into a list's search box. */
export function typedText(
  random: Random,
  sample: CatalogueSample,
  letters = 3 + below(random, 5),
  of: 'titles' | 'people' = 'titles',
): string {
  const words = nameOf(random, sample, of)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  return [...(words.length > 0 ? pick(random, words) : 'a')].slice(0, letters).join('');
}

/** A name as visitors search for it: whole, a word of it, without marks, with a letter wrong, or its beginning. */
export function suggestText(random: Random, sample: CatalogueSample, letters?: number): string {
  const name = nameOf(random, sample, pick(random, ['titles', 'people'] as const));
  if (letters !== undefined) return [...name].slice(0, letters).join('').trim() || 'a';
  const words = name.split(/\s+/);
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? name;
  const plain = longest.normalize('NFD').replace(/\p{M}/gu, '');
  const at = below(random, Math.max(1, plain.length - 1));
  return pick(random, [
    name,
    [...words].reverse().join(' '),
    longest,
    plain,
    plain.slice(0, at) + (plain[at + 1] ?? '') + (plain[at] ?? '') + plain.slice(at + 2),
    plain.slice(0, at) + plain.slice(at + 1) || plain,
  ]);
}
