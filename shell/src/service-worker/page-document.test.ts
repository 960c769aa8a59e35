/** @jest-environment node */
import { jsonForHtml } from '../page/json-for-html.ts';
import { readPageDocument, withLine, withoutBarred } from './page-document.ts';

const release = (version: string) => ({
  version,
  global: `g${version}`,
  entry: `browser/${version}.js`,
  styles: [],
});

const state = {
  composition: {
    generation: 7,
    remotes: [
      { name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions: [release('2'), release('1')] },
      { name: 'mfe-people', owned: { pages: {}, widgets: {} }, versions: [release('9'), release('8')] },
    ],
  },
  data: { mutations: [], queries: [{ plot: '</script>$1' }] },
  title: 'Aki & Paw Paw',
  files: ['/releases/shell/browser/a.css', '/releases/mfe-title/browser/2.js'],
  rendered: [{ remote: 'mfe-title', kind: 'pages', id: 'title' }],
  visitorVersions: { generation: 7, versions: { shell: '5', 'mfe-title': '2', 'mfe-people': '9' } },
};

const page =
  '<!doctype html><html lang="en"><head><title>Aki &amp; Paw Paw · Sinima</title>' +
  '<link rel="stylesheet" href="/releases/shell/browser/a.css">' +
  '<script async src="/releases/mfe-title/browser/2.js"></script></head><body class="x"><div id="root">' +
  '<img src="/cloth/poster.svg?name=Aki&amp;year=2002"></div>' +
  `<script type="application/json" id="sinima-page">${jsonForHtml(state)}</script></body></html>`;

it('a page says what it is, what runs in it, and what it needs', () => {
  expect(readPageDocument(page)).toEqual({
    title: 'Aki & Paw Paw',
    generation: 7,
    versions: { shell: ['5'], 'mfe-title': ['2'] },
    files: ['/releases/shell/browser/a.css', '/releases/mfe-title/browser/2.js'],
  });
});

it('the home page, whose title is empty, has the title of its document', () => {
  const ofHome = page
    .replace('"title":"Aki & Paw Paw"', '"title":""')
    .replace('Aki &amp; Paw Paw · Sinima', 'Sinima : cinéma d’Afrique');
  expect(readPageDocument(ofHome)?.title).toBe('Sinima : cinéma d’Afrique');
});

it('a page of a host that did not name its files is none to keep', () => {
  expect(readPageDocument(page.replace('"files":', '"others":'))).toBeUndefined();
});

it.each(['<h1>Too many requests</h1>', '<script type="application/json" id="sinima-page">{</script>'])(
  'what is no page of the site says nothing: %s',
  (html) => expect(readPageDocument(html)).toBeUndefined(),
);

it('what is barred is taken out of what a page may load, and nothing else is changed', () => {
  expect(withoutBarred(page, { 'mfe-title': ['0'] })).toBe(page);
  const changed = withoutBarred(page, { 'mfe-title': ['1'], 'mfe-people': ['*'] });
  const text = /id="sinima-page">(.*)<\/script>/.exec(changed)![1]!;
  const { composition, data } = JSON.parse(text) as typeof state;
  expect(composition.remotes.map(({ versions }) => versions.map(({ version }) => version))).toEqual([
    ['2'],
    [],
  ]);
  expect(data).toEqual(state.data);
  expect(changed.replace(text, '')).toBe(page.replace(/(id="sinima-page">).*(<\/script>)/, '$1$2'));
});

it('a line stands before what React brings to life', () => {
  expect(withLine(page, '<p>$& offline</p>')).toContain('<body class="x"><p>$& offline</p><div id="root">');
});
