import { fold } from '@sinima/api/text/fold';
import type { FoundPage } from './search.dto.js';

/** Words that many such pages have in their names: alone, they name none. */
const COMMON_WORDS = new Set(
  fold(
    'a africa african and at award awards best cinema des du festival festivals film films for from in international ' +
      'list lists movie movies of prize prizes the top',
  ).split(' '),
);

const YEAR = /^\d{4}$/;

/** A word of at least this many letters may begin a word of a name, or be its initials. */
const LEAST_LETTERS = 3;

/** The most pages that one query names. */
const MAX_PAGES = 4;

/** A page that can be found, with all names that it has. */
export interface NamedPage {
  readonly page: FoundPage;
  readonly names: readonly string[];
}

/** Return the lists, awards and festivals that the words of a query name: by words of one name, or by its initials. */
export function pagesNamed(words: readonly string[], pages: readonly NamedPage[]): FoundPage[] {
  const telling = words.filter((word) => !COMMON_WORDS.has(word) && !YEAR.test(word));
  if (telling.length === 0) return [];
  return pages
    .filter(({ names }) => names.some((name) => isNamed(telling, fold(name).split(' '))))
    .map(({ page }) => page)
    .slice(0, MAX_PAGES);
}

function isNamed(words: readonly string[], nameWords: readonly string[]): boolean {
  const isWord = (word: string): boolean =>
    nameWords.some((own) => own === word || (word.length >= LEAST_LETTERS && own.startsWith(word)));
  if (words.every(isWord)) return true;
  const [word = '', ...others] = words;
  const initials = nameWords.filter((own) => own !== 'and' && own !== 'of').map((own) => own.charAt(0));
  return others.length === 0 && word.length >= LEAST_LETTERS && initials.join('') === word;
}
