import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { CITIES, STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';

/** Attributes whose texts people see or hear. */
const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** Elements whose contents are no prose. */
const CODE = new Set(['script', 'style', 'template', 'code', 'pre', 'textarea', 'svg']);

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Collect the texts in a language of what an element has within it, in one walk: to ask each element for what is around it takes
 * seconds on a long page.
 *
 * @param around the language of the element
 */
function collectWithin(element: Element, around: string, lang: string, texts: Set<string>): void {
  for (const child of element.children) {
    if (CODE.has(child.localName)) continue;
    const own = child.getAttribute('lang') ?? around;
    if (own === lang) {
      for (const { nodeType, textContent } of child.childNodes)
        if (nodeType === 3) texts.add(tidy(textContent ?? ''));
      for (const name of TEXT_ATTRIBUTES) texts.add(tidy(child.getAttribute(name) ?? ''));
    }
    collectWithin(child, own, lang, texts);
  }
}

/**
 * Return the texts of a page that are in the page's own language: those outside of elements that another `lang` marks. Texts are
 * those of elements and of attributes, and the page's title.
 */
export function textsInLanguage({ documentElement }: Document): string[] {
  const texts = new Set<string>();
  collectWithin(documentElement, documentElement.lang, documentElement.lang, texts);
  return [...texts];
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
