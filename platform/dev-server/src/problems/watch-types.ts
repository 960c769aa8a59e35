/** The compiler in watch mode, in a process of its own with the lowest priority. */
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { outputLines } from '@sinima/processes/process-output';
import { startProcess } from '@sinima/processes/start-process';
import type { Problem } from '../shapes/problem.ts';

const require = createRequire(import.meta.url);

/** The least wish for processor time that systems know. */
const LAST = 19;

/** Ends the compiler when this process is gone, however it ended. */
const ENDS_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())";

const ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*)$/;

interface WatchTypes {
  /** Folders with a `tsconfig.json` each. */
  readonly dirs: readonly string[];
  readonly root: string;
  /** Gets all that is wrong, each time that the compiler has looked at everything. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** Return what a line of the compiler says is wrong. */
export function typeProblem(line: string): Problem | undefined {
  const { file, line: row, column, message } = ERROR.exec(line)?.groups ?? {};
  if (file === undefined || message === undefined) return undefined;
  const [folder = ''] = file.replace(/^(platform|tools)\//, '').split('/');
  return { kind: 'types', app: folder, message, place: { file, line: Number(row), column: Number(column) } };
}

/** Watch the types of folders and of all that they refer to. @returns the way to stop */
export function watchTypes({ dirs, root, onProblems }: WatchTypes): () => Promise<void> {
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const args = ['--build', ...dirs, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  let found: Problem[] = [];
  const compiler = startProcess({
    name: 'compiler',
    args: ['--import', ENDS_WITH_PARENT, tsc, ...args],
    cwd: root,
    output: outputLines((line) => {
      if (/(Starting compilation|File change detected)/.test(line)) found = [];
      const problem = typeProblem(line);
      if (problem) found.push(problem);
      if (/Found \d+ errors?\./.test(line)) onProblems(found);
    }),
  });
  if (compiler.pid > 0) os.setPriority(compiler.pid, LAST);
  return async () => void (await compiler.stop());
}
