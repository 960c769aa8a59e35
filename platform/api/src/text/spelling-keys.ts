/** A word of fewer letters is never taken for a misspelling. */
const LEAST_LETTERS = 3;

/** A word of more letters is not either: it would have as many keys. */
const MOST_LETTERS = 40;

/** A word of this many letters may have lost two. */
const LEAST_OF_LONG = 5;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Return the keys of a word: itself, and each word that is left when it loses a letter. Two words that are one typo apart
 * have a key in common.
 */
export function spellingKeys(word: string): string[] {
  const letters = [...word];
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return [word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Return the keys of words that may have been this one before it lost two letters, of which one is given back. */
export function keysOfLongWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < LEAST_OF_LONG || letters.length > MOST_LETTERS) return [];
  const places = Array.from({ length: letters.length + 1 }, (_, at) => at);
  return [
    ...new Set(places.flatMap((at) => ALPHABET.map((letter) => letters.toSpliced(at, 0, letter).join('')))),
  ];
}

/** Return how many typos may stand between a word that was typed and the one that was meant. */
export function mostTypos(typed: string): number {
  if (typed.length < LEAST_LETTERS || typed.length > MOST_LETTERS) return 0;
  return typed.length < LEAST_OF_LONG ? 1 : 2;
}
