import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { CITIES, STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';

/** Attributes whose texts people see or hear. */
const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** Elements whose contents are no prose. */
const CODE = 'script, style, template, code, pre, textarea, svg';

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Return the texts of a page that are in the page's own language: those outside of elements that another `lang` marks. Texts are
 * those of elements and of attributes, and the page's title.
 */
export function textsInLanguage(document: Document): string[] {
  const { lang } = document.documentElement;
  const elements = [...document.documentElement.querySelectorAll('*')].filter(
    (element) => element.closest(CODE) === null && element.closest('[lang]')?.getAttribute('lang') === lang,
  );
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent ?? ''),
    ...TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(texts.map(tidy))];
}

/** Fields of records whose texts are prose in English: on another page they have to be marked. */
const PROSE = /^(plotSummary|synopsis|bio|trivia|description|what|label|value|itemNoun)$/;

/** Fields whose values pages show in the visitor's words. */
const WORDS = /^(type|status|genres|role|roles|country|countries|nationality|languages|precision|frequency)$/;

/** Return the names within a value of the catalogue, whatever its shape. */
function namesWithin(value: unknown): string[] {
  if (typeof value === 'string') return [tidy(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) =>
    PROSE.test(field) || WORDS.test(field) ? [] : namesWithin(each),
  );
}

/** Return all names, titles and citations of the catalogue: they are the same in all languages. */
export function catalogueNames(): ReadonlySet<string> {
  const catalogue: unknown = JSON.parse(readFileSync(path.join(rootDir, 'data/dist/catalogue.json'), 'utf8'));
  return new Set([...namesWithin(catalogue), ...STREAMING_PLATFORMS, ...CITIES]);
}
