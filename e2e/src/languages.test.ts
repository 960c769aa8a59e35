/** Every page in the languages of the site, as crawlers, feed readers and visitors without scripts meet it. */
import { hostPathOf } from '@sinima/contracts/host-paths';
import { LANGUAGES, languageCodes, languageOfPath, pathIn, type Language } from '@sinima/contracts/languages';
import { couldBeEnglish, englishTexts } from './site/english-texts.ts';
import type { ServedPage } from './site/served-page.ts';
import { home, list, movies, person, sitePages, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';
import { textsInLanguage } from './site/texts-of-page.ts';

/** Return the addresses of a page in its languages, by `hreflang`. */
const alternatesOf = ({ document }: ServedPage): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('head link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

/** Where the links and forms of a page lead within the site; not those to the page in another language. */
function targetsOf(document: Document): string[] {
  const links = Array.from(document.querySelectorAll('a[href]:not([hreflang])'), (each) =>
    each.getAttribute('href')!,
  );
  const forms = Array.from(document.querySelectorAll('form[action]'), (each) => each.getAttribute('action')!);
  return [...links, ...forms].filter((target) => target.startsWith('/'));
}

/** Return the links and forms of a page that lead to pages in another language. */
const straysOf = ({ document }: ServedPage, language: Language): string[] =>
  targetsOf(document).filter((target) => {
    const { pathname } = new URL(target, 'http://site');
    return hostPathOf(pathname) === undefined && languageOfPath(pathname).language !== language;
  });

/** Each page in Arabic, and in one of the others in turn: the slow tests read it in all. */
const others = languageCodes.filter((code) => code !== 'en' && code !== 'ar');
const readIn = (index: number): Language[] =>
  process.env.SLOW === undefined ? ['ar', others[index % others.length]!] : ['ar', ...others];

for (const [index, sitePage] of sitePages.entries()) {
  const { name, address } = sitePage;
  test(`${name} is whole in each language`, { tag: tagsOf(sitePage) }, async ({ served }) => {
    const english = await served(address);
    const alternates = alternatesOf(english);
    expect(Object.keys(alternates).sort()).toEqual([...languageCodes, 'x-default'].sort());
    let arabic: Document | undefined;
    for (const language of ['en' as const, ...readIn(index)]) {
      const page = language === 'en' ? english : await served(pathIn(language, address));
      if (language === 'ar') arabic = page.document;
      expect(page.status).toBe(200);
      const { lang, dir } = page.document.documentElement;
      expect([lang, dir || 'ltr']).toEqual([language, LANGUAGES[language].direction]);
      expect(alternatesOf(page)).toEqual(alternates);
      const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(alternates[language]);
      expect(targetsOf(page.document).length).toBeGreaterThan(10);
      expect(straysOf(page, language)).toEqual([]);
    }
    expect(textsInLanguage(arabic!).length).toBeGreaterThan(10);
    expect(textsInLanguage(english.document).filter(couldBeEnglish).length).toBeGreaterThan(10);
    expect(englishTexts(arabic!)).toEqual([]);
  });
}

test('links to sign in come back to the page in its language', async ({ served }) => {
  const { document } = await served(pathIn('fr', title.address));
  const returns = Array.from(document.querySelectorAll('a[href^="/api/login"]'), (each) =>
    new URL(each.getAttribute('href')!, 'http://site').searchParams.get('return'),
  );
  expect(returns.length).toBeGreaterThan(0);
  for (const path of returns) expect(path).toMatch(/^\/fr\/title\//);
});

test('sitemaps and heads name the same versions of a page, and each is there', async ({
  baseURL,
  request,
  served,
}) => {
  const textAt = async (address: string): Promise<string> => (await request.get(address)).text();
  const index = await textAt('/sitemap.xml');
  const parts = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, part = '']) => part);
  const texts = await Promise.all(parts.map(textAt));
  const entries = new Map(
    texts.flatMap((text) =>
      Array.from(
        text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g),
        ([, at = '', links = '']) => [at, links] as const,
      ),
    ),
  );
  const versionsIn = (links: string) =>
    Array.from(links.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [language, href]);
  for (const { address } of [home, movies, title, person, list]) {
    const { document } = await served(address);
    const inHead = Array.from(document.querySelectorAll('link[rel=alternate][hreflang]'), (each) => [
      each.getAttribute('hreflang'),
      each.getAttribute('href'),
    ]);
    expect(inHead.map(([language]) => language)).toEqual([...languageCodes, 'x-default']);
    for (const language of languageCodes) {
      const version = new URL(pathIn(language, address), baseURL).href;
      const at = language === 'en' && address === '/' ? `${baseURL}/` : version;
      expect(versionsIn(entries.get(at) ?? ''), at).toEqual(inHead);
      expect(await textAt(version), version).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    }
  }
});

for (const [at, feed, heading] of [
  ['/fr/movies', '/feeds/new-titles.atom?language=fr', 'Nouveaux titres · Sinima'],
  ['/ar/awards', '/feeds/awards.atom?language=ar', 'جوائز · Sinima'],
] as const) {
  test(`${at} leads to a feed in its language`, async ({ request, served }) => {
    const { document } = await served(at);
    const link = document.querySelector('link[rel=alternate][type="application/atom+xml"]');
    expect(link?.getAttribute('href')).toBe(feed);
    const text = await (await request.get(feed)).text();
    expect(text).toContain(`xml:lang="${at.slice(1, 3)}"`);
    expect(text).toContain(`<title>${heading}</title>`);
  });
}
