import type { PageState } from '@sinima/shell/page/page-state';
import { countVisitor, versionsShown } from './page-reports.ts';
import { createPageTokens, isNobody } from './page-token.ts';
import { createReleaseCounts } from './release-counts.ts';

const release = (version: string) => ({ version, global: version, entry: 'browser/x.js', styles: [] });
const owned = { pages: {}, widgets: {} };

const page: Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'> = {
  composition: {
    generation: 7,
    remotes: [
      { name: 'mfe-title', owned, versions: [release('2'), release('1')] },
      { name: 'mfe-people', owned, versions: [release('5')] },
    ],
  },
  visitorVersions: { generation: 7, versions: { 'mfe-title': '2', 'mfe-people': '5', shell: '9' } },
  rendered: [
    { remote: 'mfe-title', kind: 'pages', id: 'title' },
    { remote: 'mfe-title', kind: 'widgets', id: 'hero' },
  ],
};

describe('the counts of releases', () => {
  it('a page counts its visitor for the host and for what stands in it, not for what it could load', () => {
    const counts = createReleaseCounts();
    countVisitor({ tokens: createPageTokens(), counts }, versionsShown(page), 'a cookie');
    expect(counts.apps()).toEqual({
      shell: { 9: expect.objectContaining({ visitors: 1, failingVisitors: 0 }) },
      'mfe-title': { 2: expect.objectContaining({ visitors: 1 }) },
    });
  });

  it('a visitor with a cookie counts once, and one without counts with each page', () => {
    const counts = createReleaseCounts();
    const options = { tokens: createPageTokens(), counts };
    for (let view = 0; view < 3; view += 1) countVisitor(options, versionsShown(page), 'a cookie');
    expect(counts.apps().shell!['9']!.visitors).toBe(1);
    for (let view = 0; view < 3; view += 1) countVisitor(options, versionsShown(page));
    expect(counts.apps().shell!['9']!.visitors).toBe(4);
  });

  it('a visitor whom nothing tells from others, counted with the page, is not counted again with a failure', () => {
    const counts = createReleaseCounts();
    const shown = [{ app: 'mfe-title', version: '2' }];
    counts.gavePage(shown);
    const failures = [
      { remote: 'mfe-title', version: '2', phase: 'entry' } as const,
      { remote: 'mfe-people', version: '5', phase: 'entry' } as const,
    ];
    counts.reported({ visitor: 'a', isCounted: true, failures, shown, vitals: {} });
    expect(counts.apps()).toMatchObject({
      'mfe-title': { 2: { visitors: 1, failingVisitors: 1 } },
      'mfe-people': { 5: { visitors: 1, failingVisitors: 1 } },
    });
  });

  it('a pseudonym does not give the cookie away', () => {
    expect(createPageTokens('a secret').pseudonym('a cookie')).toMatch(/^[\w-]{16}$/);
    expect(createPageTokens('a secret').pseudonym('a cookie')).not.toBe(
      createPageTokens('another').pseudonym('a cookie'),
    );
  });

  it('the pseudonym of a page without a cookie says so, and no cookie makes such a one', () => {
    const tokens = createPageTokens();
    expect(isNobody(tokens.pseudonym())).toBe(true);
    const cookies = Array.from({ length: 500 }, (_each, at) => tokens.pseudonym(String(at)));
    expect(cookies.filter(isNobody)).toEqual([]);
  });

  it('renders and failed renders are counted as they come', () => {
    const counts = createReleaseCounts();
    counts.rendered('mfe-title', '2');
    counts.rendered('mfe-title', '2');
    counts.failed('mfe-title', '2');
    expect(counts.apps()['mfe-title']!['2']).toEqual({
      visitors: 0,
      failingVisitors: 0,
      renders: 2,
      failedRenders: 1,
      vitals: {},
    });
  });

  it('a visitor who fails on what the browser loaded by itself is a visitor of it', () => {
    const counts = createReleaseCounts();
    const failures = [{ remote: 'mfe-people', version: '5', phase: 'entry' } as const];
    counts.reported({ visitor: 'a', failures, shown: [], vitals: {} });
    expect(counts.apps()['mfe-people']!['5']).toMatchObject({ visitors: 1, failingVisitors: 1 });
  });
});
