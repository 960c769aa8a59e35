import type { PageState } from '../../app/page-state.ts';
import { admitPage } from './page-reports.ts';
import { createPageTokens } from './page-token.ts';
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
    const tokens = createPageTokens();
    const { token, vitalsRate } = admitPage({ tokens, counts, vitalsRate: 0.5 }, page, 'a cookie');
    expect(counts.apps()).toEqual({
      shell: { 9: expect.objectContaining({ visitors: 1, failingVisitors: 0 }) },
      'mfe-title': { 2: expect.objectContaining({ visitors: 1 }) },
    });
    expect(vitalsRate).toBe(0.5);
    expect(token).toHaveLength(46);
    const versions = { 'mfe-people': ['5'], shell: ['9'], 'mfe-title': ['2', '1'] };
    expect(tokens.verify(token, versions)).toBe(tokens.pseudonym('a cookie'));
  });

  it('a visitor with a cookie counts once, and one without counts with each page', () => {
    const counts = createReleaseCounts();
    const options = { tokens: createPageTokens(), counts, vitalsRate: 1 };
    for (let view = 0; view < 3; view += 1) admitPage(options, page, 'a cookie');
    expect(counts.apps().shell!['9']!.visitors).toBe(1);
    for (let view = 0; view < 3; view += 1) admitPage(options, page);
    expect(counts.apps().shell!['9']!.visitors).toBe(4);
  });

  it('a pseudonym does not give the cookie away', () => {
    expect(createPageTokens('a secret').pseudonym('a cookie')).toMatch(/^[\w-]{16}$/);
    expect(createPageTokens('a secret').pseudonym('a cookie')).not.toBe(
      createPageTokens('another').pseudonym('a cookie'),
    );
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
