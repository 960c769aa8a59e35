import type { Composition } from '@sinima/contracts/composition';
import type { FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { ComposedSite } from '../composition/compose-site.ts';
import type { RunningHost } from '../composition/running-host.ts';
import { pageFiles } from './page-files.ts';

const host = {
  keys: [],
  client: { style: 'browser/host.css', script: 'browser/host.js', preload: [], preloadFonts: [] },
} as unknown as RunningHost;

const widget = (id: string): FragmentRef => ({ remote: 'mfe-members', kind: 'widgets', id });

const composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-members',
      owned: {
        pages: { rules: { paths: ['/rules'], isStatic: true } },
        widgets: {
          reviews: { slot: 'home', order: 1, isStatic: true },
          rate: { slot: 'home', order: 2 },
        },
      },
      versions: [{ version: '1', global: 'g', entry: 'browser/entry.js', styles: ['browser/members.css'] }],
    },
  ],
} satisfies Composition;

const find = (() => ({
  release: {
    entry: 'browser/entry.js',
    styles: ['browser/members.css'],
    pages: { rules: { scripts: ['browser/rules.js'] } },
    widgets: { reviews: { scripts: ['browser/reviews.js'] }, rate: { scripts: ['browser/rate.js'] } },
  },
})) as unknown as ComposedSite['find'];

const namedFor = (rendered: readonly FragmentRef[]): string[] => {
  const { styles, scripts } = pageFiles(
    { composition, rendered },
    { language: 'en', host, find, savesData: true },
  );
  return [...styles, ...scripts].map(({ url }) => url.split('/').at(-1)!);
};

it('a static page names its stylesheet, and no code', () => {
  expect(namedFor([{ remote: 'mfe-members', kind: 'pages', id: 'rules' }])).toEqual([
    'host.css',
    'members.css',
  ]);
});

it('a page names stylesheet and code for its widgets, and neither for static ones', () => {
  expect(namedFor([widget('rate')])).toEqual(['host.css', 'members.css', 'entry.js', 'rate.js']);
  expect(namedFor([widget('reviews')])).toEqual(['host.css']);
  expect(namedFor([widget('reviews'), widget('rate')])).toEqual([
    'host.css',
    'members.css',
    'entry.js',
    'rate.js',
  ]);
});
