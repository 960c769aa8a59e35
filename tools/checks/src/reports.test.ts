import { playwrightOutcome, type PlaywrightReport } from './browser-tests.ts';
import { checked } from './outcome.ts';
import { allPassed, summaryText } from './summary.ts';
import { jestOutcome, type JestReport } from './unit-tests.ts';

const jestReport: JestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { name: '/repo/a/a.test.ts', status: 'passed', message: '', assertionResults: [] },
    {
      name: '/repo/b/b.test.ts',
      status: 'failed',
      message: 'expected 1, got 2',
      assertionResults: [
        { status: 'passed', fullName: 'b adds' },
        { status: 'failed', fullName: 'b counts' },
      ],
    },
    { name: '/repo/c/c.test.ts', status: 'failed', message: 'syntax error', assertionResults: [] },
  ],
};

const playwrightReport: PlaywrightReport = {
  errors: [],
  suites: [
    {
      specs: [{ title: 'home works', file: 'home.test.ts', line: 3, tests: [{ status: 'expected' }] }],
      suites: [
        {
          specs: [
            { title: 'people work', file: 'people.test.ts', line: 7, tests: [{ status: 'unexpected' }] },
            { title: 'later', file: 'people.test.ts', line: 9, tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
};

describe("jest's report", () => {
  it('counts failed tests, and a file that cannot run as one', () => {
    expect(jestOutcome(jestReport, '/repo')).toMatchObject({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: ['b/b.test.ts: b counts', 'c/c.test.ts: it cannot run'],
      output: 'b/b.test.ts\nexpected 1, got 2\nc/c.test.ts\nsyntax error',
    });
  });

  it('without a test is a failure', () => {
    const nothing = { ...jestReport, numPassedTests: 0, testResults: [] };
    expect(jestOutcome(nothing, '/repo')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("Playwright's report", () => {
  it('counts the tests of all suites', () => {
    expect(playwrightOutcome(playwrightReport)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['e2e/people.test.ts:7: people work'],
    });
  });

  it('has the errors outside of tests as failures', () => {
    const errors = [{ message: 'The site could not be built.\n  at setup' }];
    expect(playwrightOutcome({ suites: [], errors })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['browser tests: The site could not be built.'],
    });
  });

  it('without a test is a failure', () => {
    expect(playwrightOutcome({ suites: [], errors: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the summary', () => {
  it('ends with the sums, and names what failed above them', () => {
    const text = summaryText(
      [
        checked('lint', false, 'x.ts: unused'),
        checked('format', true, 'fine'),
        jestOutcome(jestReport, '/repo'),
      ],
      'logs',
    );
    expect(text.split('\n').at(-1)).toBe('4 passed, 3 failed');
    expect(text).toContain('x.ts: unused');
    expect(text).toContain('  b/b.test.ts: b counts');
    expect(text).toContain('1 skipped');
    expect(text).not.toContain('fine');
  });

  it('of nothing is no success', () => {
    expect(allPassed([])).toBe(false);
    expect(allPassed([checked('lint', true, '')])).toBe(true);
    expect(allPassed([checked('lint', true, ''), checked('format', false, '')])).toBe(false);
  });
});
