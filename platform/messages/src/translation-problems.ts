import { parse, type Token } from '@messageformat/parser';
import translations from './translations.cjs';

/** Return the parameters of a message, those within its plural forms too. */
function parametersOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (!('arg' in token)) return [];
    const cases = 'cases' in token ? token.cases : [];
    return [token.arg, ...cases.flatMap(({ tokens: inner }) => parametersOf(inner))];
  });
}

/** Return the tags of a message, such as `<link>` and `</link>`. */
const tagsOf = (text: string): string =>
  [...new Set([...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag))].sort().join(', ') || 'none';

/** A translation may leave parameters out: "Read in {name}" is "Lire en français". */
function problemOf(english: string, text: string): string | undefined {
  try {
    const known = parametersOf(parse(english));
    const unknown = parametersOf(parse(text)).find((name) => !known.includes(name));
    if (unknown !== undefined) return `the English text has no parameter {${unknown}}`;
  } catch (error) {
    return (error as Error).message;
  }
  const [wanted, given] = [tagsOf(english), tagsOf(text)];
  return wanted === given ? undefined : `its tags are ${given}; they should be ${wanted}`;
}

/**
 * Return which texts of a translation cannot stand for the English ones: those with unknown parameters or other tags, or that are no
 * ICU messages.
 *
 * @param translation contents of a PO file
 */
export function translationProblems(translation: string): string[] {
  return translations.readTranslation(translation).flatMap(({ name, english, text }) => {
    const problem = problemOf(english, text);
    return problem === undefined ? [] : [`"${name}": ${problem}.`];
  });
}
