/** The gate's verdict on the API, before it is published. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { earlyRemovals } from '@sinima/gate/needs/early-removals';
import { apiRefusals } from '@sinima/gate/needs/releases-in-use';
import { liveSurroundings } from '@sinima/remote/live-surroundings';
import type { GateCheck } from '@sinima/remote/try-app';

/** Return the contract that was released last: what callers were promised. */
function releasedContract(): Parameters<typeof earlyRemovals>[0] {
  const file = path.join(rootDir, 'contracts/released/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof releasedContract>;
}

/** Compare the API's document with the reads of releases in use, and with the promises to callers. */
export async function tryApi(): Promise<GateCheck> {
  const { notes, openapi, generation, releases = [] } = await liveSurroundings();
  const today = new Date().toISOString().slice(0, 10);
  const refusals = [
    ...apiRefusals(openapi, generation, releases),
    ...earlyRemovals(releasedContract(), openapi, today),
  ];
  return { refusals, notes };
}
