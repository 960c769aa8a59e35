/** The unit tests of all workspaces whose files changed since they last passed: one run of Jest, whose workers they share. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readPackage, rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { jestOutcome, reportOf, type JestReport } from './jest-report.ts';
import { checked, type Outcome } from './outcome.ts';
import { taskHashes } from './turbo.ts';
import { workspaceFolders } from './workspaces.ts';

/** The tests of a workspace, when all of them last passed. */
export interface PassedTests {
  /** Hash of all that they read. */
  readonly fingerprint: string;
  readonly passed: number;
  readonly skipped: number;
}

/** By the folder of a workspace. */
export type ByFolder<Value> = Readonly<Record<string, Value>>;

const passedFile = path.join(rootDir, '.turbo/unit-tests.json');
const reportFile = path.join(rootDir, '.turbo/unit-tests-report.json');

const nameOf = (folder: string): string => `unit tests: ${folder}`;

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Return the workspaces whose tests have not passed with these fingerprints; an empty fingerprint matches none. */
export function changedFolders(fingerprints: ByFolder<string>, passed: ByFolder<PassedTests>): string[] {
  return Object.entries(fingerprints)
    .filter(([folder, fingerprint]) => fingerprint === '' || passed[folder]?.fingerprint !== fingerprint)
    .map(([folder]) => folder);
}

/** Return the outcome of a workspace: from Jest's report when it ran now, else from when it last passed. */
export function unitOutcome(
  folder: string,
  before: PassedTests | undefined,
  report: JestReport | undefined,
): Outcome {
  const name = nameOf(folder);
  if (report !== undefined) return jestOutcome(name, reportOf(folder, report, rootDir), rootDir);
  if (before === undefined) return checked(name, false, `${name}: they did not run`);
  const { passed, skipped } = before;
  return { ...checked(name, true), passed, skipped, isUnchanged: true };
}

async function fingerprintsOf(folders: readonly string[]): Promise<ByFolder<string>> {
  const hashes = await taskHashes('test');
  const workspaceOf = (folder: string): string => readPackage(path.join(rootDir, folder)).name;
  return Object.fromEntries(
    folders.map((folder) => [folder, hashes.get(`${workspaceOf(folder)}#test`) ?? '']),
  );
}

/** Return the pattern for the tests below a folder, as Jest reads it. */
const testsBelow = (folder: string): string =>
  `^${path.join(rootDir, folder, path.sep).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;

/** Run Jest on these workspaces, one more file at a time than there are processors: many wait for processes that they start. */
async function runJest(folders: readonly string[]): Promise<JestReport | undefined> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const { output } = await runProcess({
    args: [
      path.join(rootDir, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${reportFile}`,
      '--reporters=summary',
      `--maxWorkers=${availableParallelism() + 1}`,
      ...folders.map(testsBelow),
    ],
    cwd: rootDir,
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const report = readJson<JestReport>(reportFile);
  const failed = report?.testResults.filter(({ status }) => status === 'failed');
  process.stderr.write(failed?.map(({ message }) => `${message}\n`).join('') ?? output);
  return report;
}

/** Run the unit tests that a change calls for, and count those that passed before with them. */
export async function runUnitTests(): Promise<Outcome[]> {
  const folders = workspaceFolders().filter((folder) =>
    existsSync(path.join(rootDir, folder, 'jest.config.mjs')),
  );
  const fingerprints = await fingerprintsOf(folders);
  const before = readJson<ByFolder<PassedTests>>(passedFile) ?? {};
  const changed = changedFolders(fingerprints, before);
  const report = changed.length > 0 ? await runJest(changed) : undefined;
  const outcomes = folders.map((folder) => {
    const hasRun = changed.includes(folder);
    return [
      folder,
      unitOutcome(folder, hasRun ? undefined : before[folder], hasRun ? report : undefined),
    ] as const;
  });
  const passed = outcomes.flatMap(([folder, outcome]) =>
    outcome.failed > 0
      ? []
      : [
          [
            folder,
            { fingerprint: fingerprints[folder]!, passed: outcome.passed, skipped: outcome.skipped ?? 0 },
          ],
        ],
  );
  mkdirSync(path.dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, `${JSON.stringify(Object.fromEntries(passed), undefined, 2)}\n`);
  return outcomes.map(([, outcome]) => outcome);
}
