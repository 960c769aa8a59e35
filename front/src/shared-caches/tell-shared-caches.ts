import type { Composition } from '@sinima/contracts/composition';
import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';
import type { PurgeSender } from './purge-sender.ts';

/** Return the apps of which visitors get other versions than before. */
export function changedApps(before: Composition, after: Composition): string[] {
  const versionsOf = ({ remotes }: Composition): Map<string, string> =>
    new Map(remotes.map(({ name, versions }) => [name, versions.map(({ version }) => version).join()]));
  const [old, now] = [versionsOf(before), versionsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
}

interface TellOptions {
  readonly site: Pick<LiveSite, 'compose' | 'isCanaryUnderWay' | 'onChange'>;
  readonly shared: Pick<SharedState, 'onPurge'>;
  readonly sender: PurgeSender;
}

/**
 * Tell shared caches what is no longer right: pages with remotes of which another version is live now, all pages when a
 * canary begins or ends, all pages of the host that this process may have taken the place of, and what other servers say.
 */
export function tellSharedCaches(server: FastifyInstance, { site, shared, sender }: TellOptions): void {
  const look = () => ({ composition: site.compose().composition, isCanary: site.isCanaryUnderWay() });
  let known = look();
  const stopFollowing = site.onChange(() => {
    const before = known;
    known = look();
    const keys =
      before.isCanary === known.isCanary ? changedApps(before.composition, known.composition) : ['*'];
    if (keys.length > 0) sender.purge(keys);
  });
  const stopListening = shared.onPurge(({ keys }) => sender.purge(keys));
  server.addHook('onListen', async () => sender.purge(['shell']));
  server.addHook('onClose', async () => {
    stopFollowing();
    stopListening();
    sender.close();
  });
}
