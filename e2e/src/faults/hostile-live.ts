/** Hostile releases, live and gone again. */
import type { RemoteRelease } from '@sinima/contracts/release';
import { untilLive } from './await-site.ts';
import type { FaultSite } from './fault-site.ts';
import { publishHostile, type Hostility } from './hostile-release.ts';

/** The reason in the history. */
export const why = { why: 'the matrix of faults' };

/** Put a hostile release live in place of the good one. */
export async function makeLive(site: FaultSite, app: string, hostility: Hostility): Promise<RemoteRelease> {
  const release = await publishHostile(site.store, { app, good: site.good[app]!, hostility });
  await site.store.activate([{ app, version: release.version }], why);
  return release;
}

/** Make the good release live again. */
export async function rollBack(site: FaultSite, app: string): Promise<void> {
  await site.store.rollback(app, { to: site.good[app]!, ...why });
  await untilLive(site);
}
