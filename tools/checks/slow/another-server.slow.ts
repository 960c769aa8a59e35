import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { KNOWN_DIFFERENCES } from './other-server-differences.ts';
import { hasPython, installOtherServer, OTHER_SERVER, startOtherServer } from './other-server.ts';
import { jestOutcome, type JestReport } from '../src/jest-report.ts';

const jestProgram = path.join(rootDir, 'node_modules/jest/bin/jest.js');

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

const describeWithPython = hasPython() ? describe : describe.skip;

const suites = ['--selectProjects', 'bff', 'embedded-mongo', '--forceExit', '--', 'bff/test', 'conformance'];

describeWithPython('another server', () => {
  /** `platform/embedded-mongo/README.md` explains the differences. */
  it("BFF passes its suites on another server of MongoDB's protocol, but for known differences", async () => {
    await installOtherServer(say);
    const server = await startOtherServer();
    const file = path.join(rootDir, '.data/other-server.json');
    await rm(file, { force: true });
    try {
      say(`${OTHER_SERVER} runs; the suites take some minutes.`);
      await runProcess({
        args: [jestProgram, '--json', `--outputFile=${file}`, ...suites],
        cwd: rootDir,
        env: { ...process.env, MONGODB_URI: server.uri, NODE_ENV: 'test' },
      });
    } finally {
      await server.stop();
    }
    const report = JSON.parse(await readFile(file, 'utf8')) as JestReport;
    const failures = failuresOf(report);
    const { passed, skipped } = jestOutcome(OTHER_SERVER, report, rootDir);
    say(`${passed} passed, ${skipped} skipped, ${failures.length} differ`);
    expect(failures.filter((name) => !KNOWN_DIFFERENCES.includes(name))).toEqual([]);
  });
});

/** The cases that failed, by name; a file that cannot run at all, by its own. */
function failuresOf({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${path.basename(name)} cannot run`];
    return failed.map(({ fullName }) => fullName);
  });
}
