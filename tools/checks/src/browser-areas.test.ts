import { areasOf, argumentsFor, changedAreas, FRAME } from './browser-areas.ts';
import { passedAreas, type PlaywrightReport } from './browser-tests.ts';

const remotes = ['mfe-people', 'mfe-title'];
const fingerprints = { frame: 'f1', 'mfe-people': 'p1', 'mfe-title': 't1' };

const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped', ...tags: string[]) => ({
  title,
  file: 'page.test.ts',
  line: 1,
  tags,
  tests: [{ status, results: [] }],
});
const report = (...specs: ReturnType<typeof spec>[]): PlaywrightReport => ({
  suites: [{ specs }],
  errors: [],
});

describe('browser tests that a change calls for', () => {
  it('a clean clone calls for all of them', () => {
    const changed = changedAreas(fingerprints, {});
    expect(changed).toEqual([FRAME, ...remotes]);
    expect(argumentsFor(changed)).toEqual([]);
  });

  it('a change in one remote calls for the tests that are tagged with it', () => {
    const passed = Object.fromEntries(
      Object.entries(fingerprints).map(([area, fingerprint]) => [area, { fingerprint, tests: [] }]),
    );
    const changed = changedAreas({ ...fingerprints, 'mfe-title': 't2' }, passed);
    expect([changed, argumentsFor(changed)]).toEqual([
      ['mfe-title'],
      ['--grep=@mfe-title\\b|\\bmfe-title/e2e/'],
    ]);
  });

  it('a test belongs to the remote whose folder it stands in, and to those that it is tagged with, or to the frame', () => {
    const file = 'e2e/src/links.test.ts';
    expect(areasOf({ file, tags: ['mfe-title', 'mfe-people', 'slow'] }, remotes)).toEqual([
      'mfe-title',
      'mfe-people',
    ]);
    expect(areasOf({ file, tags: ['slow'] }, remotes)).toEqual([FRAME]);
    expect(areasOf({ file: 'mfe-people/e2e/links.test.ts', tags: [] }, remotes)).toEqual(['mfe-people']);
  });

  it('an area has passed when each of its tests has', () => {
    const run = report(
      spec('a title', 'expected', 'mfe-title'),
      spec('both', 'unexpected', 'mfe-title', 'mfe-people'),
      spec('links', 'expected'),
      spec('left out', 'skipped'),
    );
    expect(passedAreas(run, fingerprints, remotes)).toEqual({
      frame: { fingerprint: 'f1', tests: ['e2e/src/page.test.ts:1: links'] },
    });
  });

  it('no area has passed after an error outside of tests', () => {
    const broken = { ...report(spec('links', 'expected')), errors: [{ message: 'no site' }] };
    expect(passedAreas(broken, fingerprints, remotes)).toEqual({});
  });
});
