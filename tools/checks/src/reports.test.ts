import { playwrightOutcome, type PlaywrightReport } from './browser-tests.ts';
import { checked } from './outcome.ts';
import { allPassed, summaryText } from './summary.ts';
import { jestOutcome, reportOf, type JestReport } from './jest-report.ts';
import { changedFolders, unitOutcome } from './unit-tests.ts';

const jestReport: JestReport = {
  testResults: [
    {
      name: '/repo/a/a.test.ts',
      status: 'passed',
      message: '',
      startTime: 1000,
      endTime: 1500,
      assertionResults: [
        { status: 'passed', fullName: 'a adds' },
        { status: 'passed', fullName: 'a counts' },
        { status: 'pending', fullName: 'a waits' },
      ],
    },
    {
      name: '/repo/b/b.test.ts',
      status: 'failed',
      message: 'b counts: 1 is not 2',
      startTime: 1500,
      endTime: 4000,
      assertionResults: [
        { status: 'passed', fullName: 'b adds' },
        { status: 'failed', fullName: 'b counts' },
      ],
    },
    {
      name: '/repo/c/c.test.ts',
      status: 'failed',
      message: 'no such module',
      startTime: 4000,
      endTime: 4000,
      assertionResults: [],
    },
  ],
};

const playwrightReport: PlaywrightReport = {
  errors: [],
  suites: [
    {
      specs: [
        {
          title: 'home works',
          file: 'home.test.ts',
          line: 3,
          tags: [],
          tests: [{ status: 'expected', results: [{ duration: 700 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'people work',
              file: 'people.test.ts',
              line: 7,
              tags: [],
              tests: [{ status: 'unexpected', results: [{ duration: 3000 }, { duration: 200 }] }],
            },
            {
              title: 'later',
              file: 'people.test.ts',
              line: 9,
              tags: [],
              tests: [{ status: 'skipped', results: [] }],
            },
          ],
        },
      ],
    },
  ],
};

describe("jest's report", () => {
  it("jest's report counts failed tests, and a file that cannot run as one", () => {
    expect(jestOutcome('unit tests: b', jestReport, '/repo')).toMatchObject({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: ['b/b.test.ts: b counts', 'c/c.test.ts: it cannot run'],
    });
  });

  it("jest's report without a test is a failure", () => {
    const nothing = { testResults: [] };
    expect(jestOutcome('unit tests: b', nothing, '/repo')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('unit tests that did not run are a failure', () => {
    expect(unitOutcome('b', undefined, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("jest's report is split by the folders of workspaces", () => {
    expect(jestOutcome('a', reportOf('a', jestReport, '/repo'), '/repo')).toMatchObject({
      passed: 2,
      failed: 0,
      skipped: 1,
      ms: 500,
    });
  });

  it('unit tests of a workspace run again when what they read has changed, or they have not passed', () => {
    const passed = { fingerprint: 'a1', passed: 2, skipped: 1 };
    expect(changedFolders({ a: 'a1', b: 'b1' }, { a: passed })).toEqual(['b']);
    expect(changedFolders({ a: 'a2' }, { a: passed })).toEqual(['a']);
    expect(changedFolders({ a: '' }, { a: { ...passed, fingerprint: '' } })).toEqual(['a']);
  });

  it('unit tests that passed before count as they did', () => {
    const before = { fingerprint: 'a1', passed: 2, skipped: 1 };
    expect(unitOutcome('a', before, undefined)).toMatchObject({ passed: 2, failed: 0, isUnchanged: true });
  });
});

describe("Playwright's report", () => {
  it("Playwright's report counts the tests of all suites", () => {
    expect(playwrightOutcome(playwrightReport)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['e2e/src/people.test.ts:7: people work'],
    });
  });

  it("Playwright's report tells how long the tests of each file took, all tries together", () => {
    expect(playwrightOutcome(playwrightReport).testFiles).toEqual([
      { file: 'e2e/src/home.test.ts', ms: 700 },
      { file: 'e2e/src/people.test.ts', ms: 3200 },
    ]);
  });

  it("Playwright's report has the errors outside of tests as failures", () => {
    const errors = [{ message: 'The site could not be built.\n  at setup' }];
    expect(playwrightOutcome({ suites: [], errors })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['browser tests: The site could not be built.'],
    });
  });

  it("Playwright's report without a test is a failure", () => {
    expect(playwrightOutcome({ suites: [], errors: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('summary', () => {
  it('summary tells time and counts of each part, the slowest files of tests, what failed, and last the sums', () => {
    const text = summaryText([
      { ...checked('lint', false), ms: 12_340 },
      { ...checked('format', true), ms: 10, isUnchanged: true },
      jestOutcome('unit tests: b', jestReport, '/repo'),
    ]);
    expect(text.split('\n')).toEqual([
      '  lint              12.3 s  0 passed, 1 failed',
      '  format         unchanged  1 passed',
      '  unit tests: b      3.0 s  3 passed, 2 failed',
      '',
      'Slowest files of tests:',
      '      2.5 s  b/b.test.ts',
      '      0.5 s  a/a.test.ts',
      '      0.0 s  c/c.test.ts',
      '',
      'Failed:',
      '  lint',
      '  b/b.test.ts: b counts',
      '  c/c.test.ts: it cannot run',
      '',
      '1 skipped',
      '4 passed, 3 failed',
    ]);
  });

  it('summary names twenty files of tests at most', () => {
    const testFiles = Array.from({ length: 30 }, (_, ms) => ({ file: `${ms}.test.ts`, ms }));
    const text = summaryText([{ ...checked('unit tests: a', true), testFiles }]);
    expect(text.match(/\d+\.test\.ts/g)).toEqual(Array.from({ length: 20 }, (_, n) => `${29 - n}.test.ts`));
  });

  it('nothing tried is no success', () => {
    expect(allPassed([])).toBe(false);
    expect(allPassed([checked('lint', true)])).toBe(true);
    expect(allPassed([checked('lint', true), checked('format', false)])).toBe(false);
  });
});
