import { fold } from '@sinima/api/text/fold';
import { queryTokens, withLiteral, without } from '@sinima/api/text/query-tokens';
import { MAX_WORDS } from '@sinima/api/text/query-words';
import type { Meaning, Vocabulary } from './vocabulary.js';

/** The most words of one phrase: "central african republic", "sao tome and principe". */
const MAX_PHRASE = 5;

/** Words that stand between others, and add nothing to filters. */
const FILLERS = new Set(
  fold(
    'a all an and at best by for from good great in latest new newest of on recent the to top with about africa african africain africaine ' +
      'africaines cinema title titles language spoken speaking au aux dans de des du en et la langue le les sur un une',
  ).split(' '),
);

/** Words before or after the name of a language that tell it from a country. */
const BEFORE_LANGUAGE = new Set(['in', 'en', 'langue']);
const AFTER_LANGUAGE = new Set(['language', 'speaking', 'spoken']);

/** A filter that is meant by words of a query. */
export interface MeantFilter extends Meaning {
  /** The words, as typed. */
  readonly words: string;
  /** The query with these words in quotation marks. */
  readonly literally: string;
  /** The query without these words. */
  readonly without: string;
}

/** The meaning of a query: filters, and the words that are none. */
export interface QueryMeaning {
  readonly filters: readonly MeantFilter[];
  /** Folded. */
  readonly rest: readonly string[];
  /** Whether some words are in quotation marks. */
  readonly hasLiteral: boolean;
  /** The query with all its words in quotation marks. */
  readonly literally: string;
}

/** Return what a query says by a vocabulary: the longest phrases first, from left to right. */
export function understand(query: string, vocabulary: Vocabulary): QueryMeaning {
  const tokens = queryTokens(query);
  const words = tokens.flatMap(({ words: folded, isLiteral }, token) =>
    folded.map((word) => ({ word, isLiteral, token })),
  );
  const filters: MeantFilter[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const run = words.slice(at, at + MAX_PHRASE);
    const end = run.findIndex(({ isLiteral }) => isLiteral);
    const open = end < 0 ? run : run.slice(0, end);
    const length = longestPhrase(
      open.map(({ word }) => word),
      vocabulary,
    );
    const { word, isLiteral, token } = words[at]!;
    if (length === 0) {
      if (isLiteral || !FILLERS.has(word)) rest.push(word);
      at += 1;
      continue;
    }
    const phrase = open.slice(0, length);
    const last = phrase[length - 1]!.token;
    const isLanguage =
      BEFORE_LANGUAGE.has(words[at - 1]?.word ?? '') || AFTER_LANGUAGE.has(words[at + length]?.word ?? '');
    const meanings = vocabulary.get(phrase.map((one) => one.word).join(' ')) ?? [];
    filters.push({
      ...likeliest(meanings, isLanguage),
      words: tokens
        .slice(token, last + 1)
        .map(({ text }) => text)
        .join(' '),
      literally: withLiteral(tokens, token, last),
      without: without(tokens, token, last),
    });
    at += length;
  }
  const hasLiteral = tokens.some(({ isLiteral }) => isLiteral);
  const literally = withLiteral(tokens, 0, tokens.length - 1);
  // Words beyond those that are looked for would be passed over.
  if (words.length > MAX_WORDS) return { filters: [], rest, hasLiteral, literally };
  return { filters, rest, hasLiteral, literally };
}

function longestPhrase(words: readonly string[], vocabulary: Vocabulary): number {
  for (let length = words.length; length > 0; length -= 1) {
    if (vocabulary.has(words.slice(0, length).join(' '))) return length;
  }
  return 0;
}

/**
 * Return what is most likely meant: "French" is a language and "Somali" a country, because titles are African; among
 * countries the one with most titles.
 */
function likeliest(meanings: readonly Meaning[], isLanguage: boolean): Meaning {
  const rankOf = ({ name, isAfrican }: Meaning): number => {
    if (name === 'language') return isLanguage ? 0 : 2;
    return isAfrican ? 1 : 3;
  };
  const [first] = [...meanings].sort((a, b) => rankOf(a) - rankOf(b) || b.count - a.count);
  return first!;
}
