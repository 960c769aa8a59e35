/** Turborepo: runs the tasks of `turbo.json` whose files changed since they last passed, and tells how each went. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';

const turbo = path.join(rootDir, 'node_modules/.bin/turbo');
const runsDir = path.join(rootDir, '.turbo/runs');

/** How one task went. */
export interface TaskRun {
  /** E.g. `//#lint:code`, of the root. */
  readonly id: string;
  readonly ms: number;
  /** Nothing that it reads has changed, so that it did not run again. */
  readonly isUnchanged: boolean;
  readonly hasPassed: boolean;
}

/** The part of a summary in `.turbo/runs` that is read here. */
interface RunSummary {
  tasks: {
    taskId: string;
    /** Absent where a task has no command or did not come to run. */
    execution?: { startTime: number; endTime: number; exitCode?: number } | null;
    cache: { status: 'HIT' | 'MISS' };
  }[];
}

function readTaskRuns(): TaskRun[] {
  const [file] = readdirSync(runsDir);
  if (file === undefined) return [];
  const { tasks } = JSON.parse(readFileSync(path.join(runsDir, file), 'utf8')) as RunSummary;
  return tasks.flatMap(({ taskId: id, execution, cache }) => {
    if (!execution) return [];
    const { startTime, endTime, exitCode } = execution;
    return [{ id, ms: endTime - startTime, isUnchanged: cache.status === 'HIT', hasPassed: exitCode === 0 }];
  });
}

/**
 * Return the hash of all that a task reads, by task, e.g. `@sinima/mfe-title#test`; nothing is run.
 *
 * @param filters workspaces to which the task is limited
 */
export async function taskHashes(
  task: string,
  filters: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const { output } = await runProcess({
    command: turbo,
    args: ['run', task, ...filters.map((workspace) => `--filter=${workspace}`), '--dry-run=json'],
    cwd: rootDir,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'))) as {
    tasks: { taskId: string; hash: string }[];
  };
  return new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
}

/**
 * Run these tasks, one more at a time than there are processors: many wait for processes that they start. The output of those that fail goes to the terminal.
 *
 * @returns those that ran or had no need to; none of them depends on a task that failed
 */
export async function runTurbo(tasks: readonly string[]): Promise<TaskRun[]> {
  rmSync(runsDir, { recursive: true, force: true });
  await runProcess({
    command: turbo,
    args: [
      'run',
      ...tasks,
      '--summarize',
      '--output-logs=errors-only',
      '--continue=dependencies-successful',
      `--concurrency=${availableParallelism() + 1}`,
    ],
    cwd: rootDir,
    env: { ...process.env, NODE_ENV: 'test', TURBO_TELEMETRY_DISABLED: '1' },
    output: sharedOutput,
  });
  return readTaskRuns();
}
