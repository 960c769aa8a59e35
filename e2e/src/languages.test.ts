/** Every page in the languages of the site, as the server sends it. */
import { languageCodes, LANGUAGES, pathIn } from '@sinima/contracts/languages';
import type { ServedPage } from './site/served-page.ts';
import { sitePages } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';
import { catalogueNames, textsInLanguage } from './site/texts-of-page.ts';

/** What is written the same in every language: names of formats, methods and other sites, cinemas of the samples, prices. */
const SAME_EVERYWHERE = [
  /^(BibTeX|RIS|WCAG 2\.2|Facebook|Instagram|YouTube|GET|POST|PUT|PATCH|DELETE|Sinima)$/,
  /^(Indigo Screens|Kola Pictures|Zellige Cinémas) /,
  /^[\d,.]+ [A-Z]{3}$/,
  // Addresses.
  /^[\w.-]*\/\S*$/,
];

const names = catalogueNames();

/** Return the addresses of a page in its languages, by `hreflang`. */
const alternatesOf = ({ document }: ServedPage): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('head link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

/** Return whether a text could be English: it has a word in Latin letters, and no letter of Arabic. */
const couldBeEnglish = (text: string): boolean => /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text);

/** Return whether a text is made of names alone: `Living in Bondage (1992) · Sinima`. */
function isOfNames(text: string): boolean {
  if (names.has(text)) return true;
  const parts = text.split(/ · |, | \(|\)/).filter(couldBeEnglish);
  return parts.every((part) => names.has(part) || SAME_EVERYWHERE.some((pattern) => pattern.test(part)));
}

for (const sitePage of sitePages) {
  const { name, address } = sitePage;
  test(`${name} names itself in each language`, { tag: tagsOf(sitePage) }, async ({ served }) => {
    const pages = await Promise.all(
      languageCodes.map(async (language) => ({ language, page: await served(pathIn(language, address)) })),
    );
    const alternates = alternatesOf(pages[0]!.page);
    expect(Object.keys(alternates).sort()).toEqual([...languageCodes, 'x-default'].sort());
    for (const { language, page } of pages) {
      expect(page.status).toBe(200);
      const { lang, dir } = page.document.documentElement;
      expect([lang, dir || 'ltr']).toEqual([language, LANGUAGES[language].direction]);
      expect(alternatesOf(page)).toEqual(alternates);
      const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(alternates[language]);
    }
  });

  // Arabic is the language whose letters tell a text that nobody translated.
  test(`${name} has no English text in Arabic`, { tag: tagsOf(sitePage) }, async ({ served }) => {
    const english = textsInLanguage((await served(address)).document);
    const arabic = textsInLanguage((await served(pathIn('ar', address))).document);
    expect(arabic.length).toBeGreaterThan(10);
    expect(english.filter(couldBeEnglish).length).toBeGreaterThan(10);
    expect(arabic.filter((text) => couldBeEnglish(text) && !isOfNames(text))).toEqual([]);
  });
}
