import { fold } from './fold.ts';

/** A part of a query between blanks, or in quotation marks: those ask for the words themselves. */
export interface QueryToken {
  readonly text: string;
  readonly isLiteral: boolean;
  /** Its words, folded. */
  readonly words: readonly string[];
}

const MARKS = '"“”„«»';
const TOKEN = new RegExp(`[${MARKS}]([^${MARKS}]*)[${MARKS}]|[^\\s,;${MARKS}]+`, 'gu');

/** Return the parts of a query, in their order. */
export function queryTokens(query: string): QueryToken[] {
  return [...query.matchAll(TOKEN)].map(([whole, quoted]) => {
    const text = (quoted ?? whole).trim();
    return { text, isLiteral: quoted !== undefined, words: fold(text).split(' ').filter(Boolean) };
  });
}

/** Return a query without the tokens from `first` to `last`. */
export function without(tokens: readonly QueryToken[], first: number, last: number): string {
  return textsOf([...tokens.slice(0, first), ...tokens.slice(last + 1)]).join(' ');
}

/** Return a query that asks for the tokens from `first` to `last` literally, and for the others as they are. */
export function withLiteral(tokens: readonly QueryToken[], first: number, last: number): string {
  const literal = tokens.slice(first, last + 1).map(({ text }) => text);
  return [
    ...textsOf(tokens.slice(0, first)),
    `"${literal.join(' ')}"`,
    ...textsOf(tokens.slice(last + 1)),
  ].join(' ');
}

function textsOf(tokens: readonly QueryToken[]): string[] {
  return tokens.map(({ text, isLiteral }) => (isLiteral ? `"${text}"` : text));
}
