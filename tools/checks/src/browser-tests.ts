import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './outcome.ts';
import { logDir, runProgram } from './run-command.ts';

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** What Playwright's report says: errors outside of tests are failures, and so is a run without tests. */
export function playwrightOutcome(report: PlaywrightReport): Outcome {
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const count = (...states: string[]): number =>
    tests.filter(({ test }) => states.includes(test.status)).length;
  const failures = tests
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ spec }) => `e2e/${spec.file}:${spec.line}: ${spec.title}`);
  failures.push(
    ...report.errors.map(({ message = 'an error' }) => `browser tests: ${message.split('\n')[0]}`),
  );
  const passed = count('expected', 'flaky');
  if (passed + failures.length === 0) failures.push('browser tests: none ran');
  return {
    name: 'browser tests',
    passed,
    failed: failures.length,
    skipped: count('skipped'),
    failures,
    output: '',
  };
}

type OnOutput = (text: string) => void;

/** Runs the end-to-end tests in the given browser. `onOutput` gets what Playwright says as it goes. */
export function runBrowserTests(chromium: string, onOutput: OnOutput): Promise<Outcome> {
  return runPlaywright(chromium, onOutput, [], {});
}

/** Runs the end-to-end tests that are too long for each `npm test`. */
export function runSlowBrowserTests(chromium: string, onOutput: OnOutput): Promise<Outcome> {
  return runPlaywright(chromium, onOutput, ['--grep', '@slow'], { SLOW: '1' });
}

async function runPlaywright(
  chromium: string,
  onOutput: OnOutput,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const reportFile = path.join(logDir, 'browser-tests.json');
  await rm(reportFile, { force: true });
  const { code, output } = await runProgram(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      log: 'browser-tests',
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0', ...env },
      onOutput,
    },
  );
  let report: PlaywrightReport;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport;
  } catch {
    const failures = ['browser tests: Playwright gave no report'];
    return { name: 'browser tests', passed: 0, failed: 1, failures, output };
  }
  const outcome = playwrightOutcome(report);
  if (outcome.failed > 0) return { ...outcome, output };
  if (code === 0) return outcome;
  return { ...outcome, failed: 1, failures: [`browser tests: Playwright ended with code ${code}`], output };
}
