/** Texts of a page in Arabic, the language whose letters tell a text that nobody translated. */
import { catalogueNames, textsInLanguage } from './texts-of-page.ts';

/** Texts that are the same in every language: names of formats, methods, browsers and other sites, cinemas of the samples, prices. */
const SAME_EVERYWHERE = [
  /^(API|BibTeX|RIS|WCAG 2\.2|Facebook|Instagram|YouTube|GET|POST|PUT|PATCH|DELETE|Sinima)$/,
  /^(Indigo Screens|Kola Pictures|Zellige Cinémas) /,
  /^[\d,.]+ [A-Z]{3}$/,
  // Addresses and files.
  /^(https:\/)?[\w.-]*\/.*$/,
  /^openapi\.json$|^\u200f?\(OpenAPI 3\.1/,
];

const names = catalogueNames();

/** Return whether a text could be English: it has a word in Latin letters, and no letter of Arabic. */
export const couldBeEnglish = (text: string): boolean =>
  /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text);

/** Return whether a text is made of names alone: `Living in Bondage (1992) · Sinima`. */
function isOfNames(text: string): boolean {
  if (names.has(text)) return true;
  const parts = text.split(/ · |, | \(|\)/).filter(couldBeEnglish);
  return parts.every((part) => names.has(part) || SAME_EVERYWHERE.some((pattern) => pattern.test(part)));
}

/** Return the texts of a page in Arabic that nobody translated; none where the page is whole. */
export const englishTexts = (document: Document): string[] =>
  textsInLanguage(document).filter((text) => couldBeEnglish(text) && !isOfNames(text));
