import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { checked, type Outcome } from './outcome.ts';

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

/** Return what Playwright's report says: errors outside of tests are failures, and so is a run without tests. */
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
  };
}

/** Run the end-to-end tests that are part of `npm test`, or the slow ones. Their progress goes to the terminal. */
export async function runBrowserTests(chromium: string, { isSlow = false } = {}): Promise<Outcome> {
  const reportFile = path.join(rootDir, '.data/browser-tests.json');
  await rm(reportFile, { force: true });
  const startedAt = performance.now();
  const playwright = spawn(
    process.execPath,
    [
      path.join(rootDir, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`,
      ...(isSlow ? ['--grep=@slow'] : []),
    ],
    {
      cwd: rootDir,
      env: {
        ...process.env,
        CHROME_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        ...(isSlow && { SLOW: '1' }),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = (await once(playwright, 'close')) as [number | null];
  const ms = performance.now() - startedAt;
  let report: PlaywrightReport;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport;
  } catch {
    return checked('browser tests', false, 'browser tests: Playwright left no report');
  }
  const outcome = { ...playwrightOutcome(report), ms };
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`browser tests: Playwright ended with code ${code}`] };
}
