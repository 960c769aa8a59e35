/** A pool of parts over an embedded engine, whose versions are written in the tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedEngine, type EmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { createPartPool, type PartPool } from '../part-pool.ts';
import type { AskedCore, StartablePart } from '../shapes/startable-part.ts';
import type { PartAnswer, PartCall } from '../shapes/part-answer.ts';
import type { PartGiven } from '../shapes/part-given.ts';
import { partText, type PartText } from './part-text.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'sinima-parts-'));
let engine: EmbeddedEngine;
const pools: PartPool[] = [];

beforeAll(async () => {
  engine = await startEmbeddedEngine();
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

afterAll(async () => {
  await engine.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A pool, and what happened in it: `start v1`, `hangs v1`, `log v1: text`. */
export async function testPool(
  limits: Parameters<typeof createPartPool>[1] = {},
): Promise<{ pool: PartPool; events: string[] }> {
  const events: string[] = [];
  const pool = await createPartPool(
    {
      onStart: ({ version }) => events.push(`start ${version}`),
      onFault: ({ version }, fault, detail) => events.push(`${fault} ${version}: ${detail.split('\n')[0]}`),
      onLog: ({ version }, line) => events.push(`log ${version}: ${line}`),
    },
    // A machine that runs many tests at once is slow.
    { waitMs: 20_000, jobMs: 20_000, loadMs: 15_000, ...limits },
  );
  pools.push(pool);
  return { pool, events };
}

let count = 0;

/** Nobody is asked. */
const asksNobody = (): Promise<never> => Promise.reject(new Error('Nobody can be asked.'));

/** Write a version. */
export function startable(
  text: PartText,
  given: Partial<PartGiven> = {},
  read: AskedCore = asksNobody,
): StartablePart {
  count += 1;
  const bundle = path.join(dir, `part-${count}.mjs`);
  writeFileSync(bundle, partText(text));
  const databaseUri = engine.uri.replace('/?', '/parts?');
  return {
    app: 'mfe-songs',
    version: `v${count}`,
    bundle,
    given: {
      app: 'mfe-songs',
      prefixes: ['songs'],
      databaseUri,
      mayWrite: true,
      writes: [],
      settings: {},
      ...given,
    },
    read,
  };
}

/** A call of the path below `/api/songs`. */
export const call = (at = '', more: Partial<PartCall> = {}): PartCall => ({
  method: 'GET',
  url: `/api/songs${at}`,
  headers: { 'x-request-id': 'test' },
  ...more,
});

/** The body of an answer. */
export const textOf = ({ body }: PartAnswer): string => Buffer.from(body).toString();
