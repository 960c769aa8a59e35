/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { LoadCatalogue } from '@sinima/contracts/text';
import { loadFragmentText } from './load-text.ts';

const catalogueOf =
  (word: string): LoadCatalogue =>
  async () => ({ default: { '=drama': word } });

const composition: Composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-x',
      owned: {
        pages: { list: { paths: ['/list'] }, terms: { paths: ['/terms'], isStatic: true } },
        widgets: { latest: { slot: 'home', order: 1 } },
      },
      versions: [],
    },
  ],
};

/** Return the language of a fragment's texts, and a word in them. */
async function wordIn(
  translations: RemoteModule['translations'],
  kind: 'pages' | 'widgets',
  id: string,
): Promise<string> {
  const remote: RemoteModule = { pages: {}, widgets: {}, ...(translations && { translations }) };
  const text = await loadFragmentText(remote, composition, 'fr', { remote: 'mfe-x', kind, id });
  return `${text.language}: ${text.word('drama')}`;
}

const byFragment = {
  fr: { pages: catalogueOf('page'), widgets: catalogueOf('widget'), static: catalogueOf('static') },
};

it.each([
  ['pages', 'list', 'fr: page'],
  ['widgets', 'latest', 'fr: widget'],
  ['pages', 'terms', 'fr: static'],
] as const)('of the texts of a remote, %s/%s has its own', async (kind, id, word) => {
  expect(await wordIn(byFragment, kind, id)).toBe(word);
});

it('one translation is for all fragments', async () => {
  const forAll = { fr: catalogueOf('all') };
  expect(await wordIn(forAll, 'pages', 'list')).toBe('fr: all');
  expect(await wordIn(forAll, 'widgets', 'latest')).toBe('fr: all');
});

it('a static page without a translation of its own has that of the pages', async () => {
  expect(await wordIn({ fr: { pages: catalogueOf('page') } }, 'pages', 'terms')).toBe('fr: page');
});

it('what is not translated is in English, and says so', async () => {
  expect(await wordIn({ fr: { pages: catalogueOf('page') } }, 'widgets', 'latest')).toBe('en: drama');
  expect(await wordIn({ ar: catalogueOf('all') }, 'pages', 'list')).toBe('en: drama');
  expect(await wordIn(undefined, 'pages', 'list')).toBe('en: drama');
});
