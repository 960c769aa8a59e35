/** A process with a pool; it tells the id of its renderer once that has its job. Arguments: the script, a bundle. */
import { createRendererPool } from '../create-renderer-pool.ts';
import { nodeCommand } from '../process/sandbox-command.ts';
import { at } from './at.ts';

const [, , script = '', bundle = ''] = process.argv;
const pool = createRendererPool<unknown, unknown>({
  node: await nodeCommand(),
  script,
  limits: { loopMs: 600_000, jobMs: 600_000 },
});
const version = { app: 'mfe-title', version: '1', bundle };
const isOver = pool.run(version, 0, at('/')).catch(() => undefined);

const timer = setInterval(() => {
  const [state] = pool.states();
  if (!state || state.memory === 0) return;
  clearInterval(timer);
  process.send?.(state.pid);
}, 50);
await isOver;
