import path from 'node:path';
import type { Outcome } from './outcome.ts';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    /** The failures, in full; empty when there are none. */
    message: string;
    /** In ms since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Statuses of tests that were left out. */
const leftOut = ['pending', 'skipped', 'todo', 'disabled'];

/** Return what jest's report says: a file that cannot run counts as one failure, and so does a run without tests. */
export function jestOutcome(name: string, { testResults }: JestReport, root: string): Outcome {
  const failures = testResults.flatMap(({ name: file, status, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const shown = path.relative(root, file);
    return failed.length === 0
      ? [`${shown}: it cannot run`]
      : failed.map(({ fullName }) => `${shown}: ${fullName}`);
  });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  if (passed + failures.length === 0) failures.push(`${name}: no test ran`);
  return {
    name,
    passed,
    failed: failures.length,
    skipped: tests.filter(({ status }) => leftOut.includes(status)).length,
    ms: testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
    testFiles: testResults.map(({ name: file, startTime, endTime }) => ({
      file: path.relative(root, file),
      ms: endTime - startTime,
    })),
    failures,
  };
}

/** Return the part of a report that is about the tests below a folder. */
export function reportOf(folder: string, { testResults }: JestReport, root: string): JestReport {
  const start = `${path.join(root, folder)}${path.sep}`;
  return { testResults: testResults.filter(({ name }) => name.startsWith(start)) };
}
