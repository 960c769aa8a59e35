import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { checked, type Outcome } from './outcome.ts';
import type { TaskRun } from './turbo.ts';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    /** In ms since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Return what jest's report says: a file that cannot run counts as one failure, and so does a run without tests. */
export function jestOutcome(name: string, report: JestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name: file, status, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const shown = path.relative(root, file);
    return failed.length === 0
      ? [`${shown}: it cannot run`]
      : failed.map(({ fullName }) => `${shown}: ${fullName}`);
  });
  if (report.numPassedTests + failures.length === 0) failures.push(`${name}: no test ran`);
  return {
    name,
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    testFiles: report.testResults.map(({ name: file, startTime, endTime }) => ({
      file: path.relative(root, file),
      ms: endTime - startTime,
    })),
    failures,
  };
}

/** Return the outcome of a workspace's unit tests from the report that they left, now or when they last ran. */
export function unitOutcome(folder: string, run: TaskRun | undefined): Outcome {
  const name = `unit tests: ${folder}`;
  if (run === undefined) return checked(name, false, `${name}: they did not run`);
  const { ms, isUnchanged, hasPassed } = run;
  let report: JestReport;
  try {
    const file = path.join(rootDir, folder, '.unit-tests.json');
    report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return checked(name, false, `${name}: jest left no report`);
  }
  const { testFiles, ...counts } = jestOutcome(name, report, rootDir);
  const outcome = { ...counts, ms, isUnchanged, ...(!isUnchanged && { testFiles }) };
  if (hasPassed || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`${name}: jest failed`] };
}
