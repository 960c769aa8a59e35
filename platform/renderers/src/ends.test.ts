import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { nodeCommand } from './process/sandbox-command.ts';
import { ask } from './test/ask.ts';
import { script, testPool, versionOf } from './test/test-pool.ts';
import { until } from './test/until.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('close leaves no process, whatever its renderers do, and refuses what waits', async () => {
  const { pool } = testPool({ loopMs: 60_000 });
  const versions = [
    versionOf('export default (input) => input'),
    versionOf('export default () => { for (;;); }'),
    versionOf('await new Promise(() => {})'),
  ];
  await ask(pool, versions[0]!);
  const jobs = versions.slice(1).map((version) => ask(pool, version));
  await until(() => pool.states().length === 3);
  const pids = pool.states().map(({ pid }) => pid);
  await pool.close();
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await Promise.all(jobs)).toEqual(['busy', 'busy']);
  expect(await ask(pool, versions[0]!)).toBe('busy');
});

describe('a front that is killed', () => {
  let front: ChildProcess;

  async function startFront(bundle: string): Promise<number> {
    const outfile = path.join(path.dirname(script), 'front.mjs');
    await build({
      entryPoints: [path.join(import.meta.dirname, 'test/front-main.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
    });
    front = fork(outfile, [script, versionOf(bundle).bundle!]);
    const [pid] = (await once(front, 'message')) as [number];
    return pid;
  }

  const bundles: readonly (readonly [string, string])[] = [
    ['that is idle', 'export default (input) => input'],
    ['that loops', 'export default () => { for (;;); }'],
  ];

  it.each(bundles)('leaves no renderer %s', async (name, bundle) => {
    const { before } = await nodeCommand();
    if (name === 'that loops' && before.length === 0) return;
    const pid = await startFront(bundle);
    expect(isAlive(pid)).toBe(true);
    front.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});
