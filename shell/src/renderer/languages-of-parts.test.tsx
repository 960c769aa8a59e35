/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { renderFragments } from './render-fragments.tsx';
import { renderFrame } from './render-frame.tsx';

const composition: Composition = {
  generation: 1,
  navigation: { header: [['Films', '/movies']] },
  remotes: [
    {
      name: 'mfe-title',
      versions: [],
      owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
    },
  ],
};

const ref = { remote: 'mfe-title', kind: 'pages', id: 'title' } as const;

const pages: RemoteModule['pages'] = {
  title: {
    load: async () => ({
      default: () => <p>A page</p>,
      head: ({ text }) => ({ title: `In ${text.language}` }),
    }),
  },
};

const noReads = () => Promise.reject(new Error('nothing is read'));

const work = { address: '/title/lionheart', composition, language: 'fr' } as const;

const fragmentOf = (module: RemoteModule) =>
  renderFragments(module, { ...work, kind: 'fragments', refs: [ref], params: {} }, noReads);

it('the frame of a page in French is in French, and leads to French pages', async () => {
  const frame = await renderFrame({ ...work, kind: 'frame', hasSession: false });
  const { html } = frame;
  expect(frame.thrown).toBeUndefined();
  expect(html).toContain('Aller au contenu');
  expect(html).toContain('href="/fr/movies"');
  expect(html).toContain('action="/fr/search"');
  expect(html).toMatch(/href="\/api\/login\?return=%2Ffr%2Ftitle%2Flionheart"/);
  expect(frame.heads?.siteTitle).toBe('Sinima : le cinéma et la télévision d’Afrique');
});

it('a page has links to itself in each language', async () => {
  const { html } = await renderFrame({ ...work, kind: 'frame', hasSession: false });
  for (const href of [
    '/title/lionheart',
    '/fr/title/lionheart',
    '/ar/title/lionheart',
    '/sw/title/lionheart',
  ])
    expect(html).toContain(`href="${href}"`);
});

it('a fragment that is translated speaks the language of the page, its head too', async () => {
  const { html, head } = await fragmentOf({
    translations: { fr: async () => ({ default: {} }) },
    pages,
    widgets: {},
  });
  expect(html['mfe-title/pages/title']).toContain('<p>A page</p>');
  expect(html['mfe-title/pages/title']).not.toContain('lang=');
  expect(head?.title).toBe('In fr');
});

it('one that is not stands in an element that says so', async () => {
  const { html, head } = await fragmentOf({ pages, widgets: {} });
  expect(html['mfe-title/pages/title']).toContain(
    '<div class="sh:contents" lang="en" dir="ltr"><p>A page</p>',
  );
  expect(head?.title).toBe('In en');
});
