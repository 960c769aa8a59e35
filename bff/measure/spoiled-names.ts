/** Names of a catalogue as visitors misspell them, to measure search with. */
import type { Catalogue } from '@sinima/data/catalogue';
import { below, pick, randomOf, type Random } from '@sinima/seeded-random';

/** A record that a visitor looks for. */
interface NamedRecord {
  readonly kind: 'titles' | 'people';
  readonly slug: string;
  readonly name: string;
}

/** The text that a visitor types, and the record that they mean. */
export interface SpoiledName extends NamedRecord {
  readonly way: string;
  readonly query: string;
}

/** A word of fewer letters is not spoiled: what is left of it could be anything. */
const LEAST_LETTERS = 4;

/** From this many letters on, a word is long: it loses two. */
const LONG_WORD = 8;

/** The least letters of a name that is half typed. */
const LEAST_TYPED = 4;

/** What visitors type beside a name; a word of another name is added as often. */
const EXTRA_WORDS = ['movie', 'film', 'full', 'series', 'nollywood', 'trailer', 'actor', '2018'];

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Arabic letters that writers use for each other, in the order of their places. */
const WRITTEN_ALIKE = ['أاإآ', 'ةه', 'ىي', 'ؤو'];

const wordsOf = (name: string): string[] => name.split(/\s+/u).filter(Boolean);
const lettersIn = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0;
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Spoils one of the words that have the given number of letters, without their marks; null where there is none. */
function inAWord(
  random: Random,
  name: string,
  least: number,
  spoil: (letters: string[]) => string,
): string | null {
  const words = wordsOf(withoutMarks(name).toLowerCase());
  const places = words.flatMap((word, place) => (lettersIn(word) >= least ? [place] : []));
  if (places.length === 0) return null;
  const place = pick(random, places);
  return words.map((word, at) => (at === place ? spoil([...word]) : word)).join(' ');
}

function lose(random: Random, letters: readonly string[]): string[] {
  const places = letters.flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []));
  return letters.toSpliced(pick(random, places), 1);
}

function swap(random: Random, letters: readonly string[]): string {
  const places = letters.flatMap((letter, at) =>
    at > 0 && letter !== letters[at - 1] && /^\p{L}\p{L}$/u.test(letters[at - 1]! + letter) ? [at] : [],
  );
  if (places.length === 0) return letters.join('');
  const at = pick(random, places);
  return letters.toSpliced(at - 1, 2, letters[at]!, letters[at - 1]!).join('');
}

function wrong(random: Random, letters: readonly string[]): string {
  const places = letters.flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []));
  const place = pick(random, places);
  const alphabet = /\p{Script=Arabic}/u.test(letters[place]!) ? ARABIC : LATIN;
  return letters.with(place, pick(random, [...alphabet.replace(letters[place]!, '')])).join('');
}

type Spoil = (random: Random, name: string, others: readonly NamedRecord[]) => string | null;

function writtenOtherwise(random: Random, name: string): string {
  return name.replace(/[أاإآةهىيؤو]/gu, (letter) =>
    pick(random, [...WRITTEN_ALIKE.find((letters) => letters.includes(letter))!]),
  );
}

/** Ten ways, and one of Arabic names alone; each returns null for a name that cannot be spoiled so. */
const WAYS: Readonly<Record<string, Spoil>> = {
  'a letter lost': (random, name) =>
    inAWord(random, name, LEAST_LETTERS, (letters) => lose(random, letters).join('')),
  'a letter wrong': (random, name) =>
    inAWord(random, name, LEAST_LETTERS, (letters) => wrong(random, letters)),
  'two letters swapped': (random, name) =>
    inAWord(random, name, LEAST_LETTERS, (letters) => swap(random, letters)),
  'two letters lost in a long word': (random, name) =>
    inAWord(random, name, LONG_WORD, (letters) => lose(random, lose(random, letters)).join('')),
  'marks lost': (_random, name) => withoutMarks(name),
  'words turned': (random, name) => {
    const words = wordsOf(name);
    if (words.length < 2) return null;
    const turn = 1 + below(random, words.length - 1);
    return [...words.slice(turn), ...words.slice(0, turn)].join(' ');
  },
  'run together': (random, name) => {
    const words = wordsOf(name);
    if (words.length < 2) return null;
    if (below(random, 2) === 0) return words.join('');
    const gap = 1 + below(random, words.length - 1);
    return `${words.slice(0, gap).join(' ')}${words.slice(gap).join(' ')}`;
  },
  'a word too many': (random, name, others) => {
    const added =
      below(random, 2) === 0 ? pick(random, EXTRA_WORDS) : pick(random, wordsOf(pick(random, others).name));
    const words = wordsOf(name);
    return words.toSpliced(below(random, words.length + 1), 0, added).join(' ');
  },
  'half typed': (_random, name) => {
    const letters = [...name];
    const typed = Math.max(LEAST_TYPED, Math.ceil(letters.length / 2));
    return typed < letters.length ? letters.slice(0, typed).join('') : null;
  },
  'Arabic letters for each other': (random, name) => writtenOtherwise(random, name),
  'apostrophe lost': (random, name) =>
    /['’‘ʼ]/u.test(name) ? name.replace(/['’‘ʼ]/gu, below(random, 4) === 0 ? ' ' : '') : null,
};

function double(random: Random, letters: readonly string[]): string {
  const places = letters.flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []));
  const place = pick(random, places);
  return letters.toSpliced(place, 0, letters[place]!).join('');
}

/** The ways of the names of one language: those of all names, and one more. */
export const WAYS_OF_LANGUAGES: Readonly<Record<string, Spoil>> = {
  ...WAYS,
  'a letter doubled': (random, name) =>
    inAWord(random, name, LEAST_LETTERS, (letters) => double(random, letters)),
};

/** The seed of the set: the same in every run. */
const SEED = 15;

/** Return the names of a catalogue's titles and people. */
export const allNames = ({ titles, people }: Pick<Catalogue, 'titles' | 'people'>): NamedRecord[] => [
  ...titles.map(({ slug, displayTitle: name }): NamedRecord => ({ kind: 'titles', slug, name })),
  ...people.map(({ slug, name }): NamedRecord => ({ kind: 'people', slug, name })),
];

/** Return the names that titles have in a language (BCP 47), each title once. */
export function namesIn(language: string, { titles }: Pick<Catalogue, 'titles'>): NamedRecord[] {
  return titles.flatMap(
    ({ slug, originalTitle, originalLanguage, alternativeTitles = [] }): NamedRecord[] => {
      const known = [{ title: originalTitle, language: originalLanguage }, ...alternativeTitles];
      const name = known.find((one) => one.title !== undefined && one.language === language)?.title;
      return name === undefined ? [] : [{ kind: 'titles', slug, name }];
    },
  );
}

/**
 * Return names spoiled in each of the ways, `perWay` of each at most: the same ones for the same names. Each way takes
 * names at random of those that can be spoiled so, each once.
 */
export function spoiledNames(names: readonly NamedRecord[], perWay: number, ways = WAYS): SpoiledName[] {
  return Object.entries(ways).flatMap(([way, spoil]) => {
    const random = randomOf(`${SEED} ${way}`);
    const left = [...names];
    const spoiled: SpoiledName[] = [];
    while (left.length > 0 && spoiled.length < perWay) {
      const [record] = left.splice(below(random, left.length), 1);
      const query = spoil(random, record!.name, names)?.trim();
      if (query && query !== record!.name) spoiled.push({ ...record!, way, query });
    }
    return spoiled;
  });
}
