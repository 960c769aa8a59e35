import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';
import {
  areaFingerprints,
  areasOf,
  argumentsFor,
  changedAreas,
  readPassedAreas,
  writePassedAreas,
  type Areas,
  type PassedArea,
} from './browser-areas.ts';
import { checked, type Outcome, type TestFile } from './outcome.ts';

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  /** Without their `@`. */
  tags: string[];
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    /** One for each try. */
    results: { duration: number }[];
  }[];
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

/** Return where a test stands, from the repository's root; Playwright says it from the folder of its tests. */
const fileOf = ({ file }: PlaywrightSpec): string => path.posix.join('e2e/src', file);

/** Return the address of a test in the repository, and its title. */
const nameOf = (spec: PlaywrightSpec): string => `${fileOf(spec)}:${spec.line}: ${spec.title}`;

/** Return every test of a report with how it went. */
function testsOf(report: PlaywrightReport) {
  return report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
}

/** Return how long the tests of each file took; their setup is not counted. */
function testFilesOf(report: PlaywrightReport): TestFile[] {
  const times = new Map<string, number>();
  for (const { spec, test } of testsOf(report)) {
    const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(fileOf(spec), (times.get(fileOf(spec)) ?? 0) + ms);
  }
  return [...times].map(([file, ms]) => ({ file, ms }));
}

/** Return what Playwright's report says: errors outside of tests are failures, and so is a run without tests. */
export function playwrightOutcome(report: PlaywrightReport): Outcome {
  const tests = testsOf(report);
  const count = (...states: string[]): number =>
    tests.filter(({ test }) => states.includes(test.status)).length;
  const failures = tests.filter(({ test }) => test.status === 'unexpected').map(({ spec }) => nameOf(spec));
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
    testFiles: testFilesOf(report),
    failures,
  };
}

/**
 * Return, of these areas, those of which every test passed, with the tests; none after an error outside of tests.
 *
 * @param fingerprints of the areas that were run
 */
export function passedAreas(
  report: PlaywrightReport,
  fingerprints: Areas<string>,
  remotes: readonly string[],
): Areas<PassedArea> {
  if (report.errors.length > 0) return {};
  const tests = testsOf(report).map(({ spec, test }) => ({
    spec,
    test,
    areas: areasOf({ file: fileOf(spec), tags: spec.tags }, remotes),
  }));
  const passed = Object.entries(fingerprints).flatMap(([area, fingerprint]) => {
    const own = tests.filter(({ areas }) => areas.includes(area));
    if (own.length === 0 || own.some(({ test }) => test.status === 'unexpected')) return [];
    const names = own.filter(({ test }) => test.status !== 'skipped').map(({ spec }) => nameOf(spec));
    return [[area, { fingerprint, tests: names }] as const];
  });
  return Object.fromEntries(passed);
}

interface PlaywrightRun {
  readonly outcome: Outcome;
  /** Absent when Playwright left none. */
  readonly report?: PlaywrightReport;
}

async function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<PlaywrightRun> {
  const reportFile = path.join(rootDir, '.data/browser-tests.json');
  await rm(reportFile, { force: true });
  const startedAt = performance.now();
  const cli = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`;
  const { code } = await runProcess({
    args: [cli, 'test', '--config=e2e/playwright.config.ts', reporter, ...args],
    cwd: rootDir,
    env: {
      ...process.env,
      // Playwright refuses to run where it takes itself to be inside Jest, as the slow tests start it.
      JEST_WORKER_ID: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...env,
    },
    output: sharedOutput,
  });
  const ms = performance.now() - startedAt;
  let report: PlaywrightReport;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport;
  } catch {
    return { outcome: checked('browser tests', false, 'browser tests: Playwright left no report') };
  }
  const outcome = { ...playwrightOutcome(report), ms };
  if (code === 0 || outcome.failed > 0) return { outcome, report };
  const failures = [`browser tests: Playwright ended with code ${code}`];
  return { outcome: { ...outcome, failed: 1, failures } };
}

/**
 * Run the slow end-to-end tests with a tag, and no others: without `--no-deps`, those of projects that another waits for run
 * whatever their tags. Progress goes to the terminal.
 *
 * @param workers how many run at the same time
 */
export async function runSlowBrowserTests(tag: string, workers: number): Promise<Outcome> {
  return (await runPlaywright([`--grep=${tag}`, '--no-deps', `--workers=${workers}`], { SLOW: '1' })).outcome;
}

/** Run the end-to-end tests that a change calls for, and count those that passed before with them. */
export async function runBrowserTests(): Promise<Outcome> {
  const fingerprints = await areaFingerprints();
  const before = readPassedAreas();
  const changed = changedAreas(fingerprints, before);
  const unchanged = Object.entries(before).filter(
    ([area]) => area in fingerprints && !changed.includes(area),
  );
  const passedBefore = new Set(unchanged.flatMap(([, { tests }]) => tests));
  if (changed.length === 0) {
    return { ...checked('browser tests', true), passed: passedBefore.size, isUnchanged: true };
  }
  const { outcome, report } = await runPlaywright(argumentsFor(changed));
  if (report === undefined) return outcome;
  const run = Object.fromEntries(changed.map((area) => [area, fingerprints[area]!]));
  writePassedAreas({
    ...Object.fromEntries(unchanged),
    ...passedAreas(report, run, Object.keys(fingerprints)),
  });
  for (const { spec } of testsOf(report)) passedBefore.delete(nameOf(spec));
  return { ...outcome, passed: outcome.passed + passedBefore.size };
}
