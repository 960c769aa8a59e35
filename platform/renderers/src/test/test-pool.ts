/** A pool whose versions are written in the tests, as text. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { createRendererPool, type PoolOptions } from '../create-renderer-pool.ts';
import { nodeCommand, type NodeCommand } from '../process/sandbox-command.ts';
import type { RendererPool, RunnableVersion } from '../shapes/renderer-pool.ts';

/** A machine that runs many tests at once is slow: nothing is taken for starved. */
const PATIENT = { waitMs: 20_000, jobMs: 20_000 };

const dir = mkdtempSync(path.join(tmpdir(), 'sinima-renderers-'));
/** The renderers' module; it is there when tests begin. */
export const script = path.join(dir, 'renderer.mjs');
let node: NodeCommand;
const pools: RendererPool<unknown, unknown>[] = [];

beforeAll(async () => {
  node = await nodeCommand();
  await build({
    entryPoints: [path.join(import.meta.dirname, 'child-main.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The events of a pool: `start good`, `throws bad`, `log good: text`. */
export interface TestPool {
  readonly pool: RendererPool<unknown, unknown>;
  readonly events: string[];
}

/** Open a pool that is closed after the test. */
export function testPool(
  limits: PoolOptions<unknown>['limits'] = {},
  faultOf?: PoolOptions<unknown>['faultOf'],
): TestPool {
  const events: string[] = [];
  const pool = createRendererPool<unknown, unknown>({
    node,
    script,
    limits: { ...PATIENT, ...limits },
    events: {
      onStart: ({ version }) => events.push(`start ${version}`),
      onFault: ({ version }, fault, detail) => events.push(`${fault} ${version}: ${detail.split('\n')[0]}`),
      onRenew: ({ version }, reason) => events.push(`renew ${version}: ${reason}`),
      onLog: ({ version }, line) => events.push(`log ${version}: ${line}`),
    },
    ...(faultOf ? { faultOf } : {}),
  });
  pools.push(pool);
  return { pool, events };
}

let count = 0;

/** Write a version whose server bundle is this text. */
export function versionOf(bundle: string, app = 'mfe-title'): RunnableVersion {
  count += 1;
  const file = path.join(dir, `bundle-${count}.mjs`);
  writeFileSync(file, bundle);
  return { app, version: `v${count}`, bundle: file };
}
