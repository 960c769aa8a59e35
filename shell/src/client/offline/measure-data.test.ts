import { addBytes, createDataCount, kindOf } from './measure-data.ts';

const entry = (path: string, transferSize: number, startTime = 0) => ({
  name: `https://site${path}`,
  entryType: 'resource',
  transferSize,
  startTime,
});

it.each([
  ['/api/titles/slug/lionheart', 'data'],
  ['/releases/mfe-title/browser/title.abc.js', 'scripts'],
  ['/releases/shell/browser/styles.abc.css', 'styles'],
  ['/releases/shell/browser/sinima-text.abc.woff2', 'fonts'],
  ['/cloth/poster/lionheart.svg?v=5', 'pictures'],
  ['/title/lionheart', 'pages'],
  ['/composition.json', 'other'],
  ['/reports', 'other'],
])('%s counts as %s', (path, kind) => expect(kindOf(entry(path, 1))).toBe(kind));

it('a document counts as pages, whatever its address', () => {
  expect(kindOf({ name: 'https://site/api-docs', entryType: 'navigation' })).toBe('pages');
});

it('what comes from a cache takes nothing', () => {
  const count = createDataCount();
  count.add([entry('/releases/shell/browser/a.js', 0)]);
  expect([count.page(), count.byKind()]).toEqual([0, {}]);
});

it('a page counts what was loaded for it, by what it was for', () => {
  const count = createDataCount();
  count.add([entry('/releases/shell/browser/a.js', 900), entry('/api/titles', 50)]);
  count.add([entry('/api/people', 7)]);
  expect(count.page()).toBe(957);
  expect(count.byKind()).toEqual({ scripts: 900, data: 57 });
});

it('what is fetched for copies counts for the page that is kept', () => {
  const count = createDataCount();
  count.addCopies(2_800);
  expect([count.page(), count.byKind()]).toEqual([2_800, { copies: 2_800 }]);
});

it('bytes are added kind by kind', () => {
  expect(addBytes({ data: 1, pages: 2 }, { data: 10, fonts: 3 })).toEqual({ data: 11, pages: 2, fonts: 3 });
});
