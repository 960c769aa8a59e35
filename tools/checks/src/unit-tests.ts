import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { Outcome } from './outcome.ts';
import { logDir, runProgram } from './run-command.ts';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** What jest's report says: a file that cannot run counts as one failure, and so does a run without tests. */
export function jestOutcome(report: JestReport, root: string): Outcome {
  const messages: string[] = [];
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const file = path.relative(root, name);
    messages.push(`${file}\n${message}`);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0
      ? [`${file}: it cannot run`]
      : failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  if (report.numPassedTests + failures.length === 0) failures.push('unit tests: none ran');
  return {
    name: 'unit tests',
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    output: messages.join('\n'),
  };
}

/** Runs every jest project. `onOutput` gets what jest says as it goes. */
export async function runUnitTests(onOutput: (text: string) => void): Promise<Outcome> {
  const reportFile = path.join(logDir, 'unit-tests.json');
  await rm(reportFile, { force: true });
  const { code, output } = await runProgram(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${reportFile}`, '--maxWorkers=2', '--silent=false'],
    { log: 'unit-tests', env: { NODE_ENV: 'test' }, onOutput },
  );
  let report: JestReport;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8')) as JestReport;
  } catch {
    return {
      name: 'unit tests',
      passed: 0,
      failed: 1,
      failures: ['unit tests: jest gave no report'],
      output,
    };
  }
  const outcome = jestOutcome(report, rootDir);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`unit tests: jest ended with code ${code}`], output };
}
