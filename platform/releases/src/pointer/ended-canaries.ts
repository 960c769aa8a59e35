/** Canaries that end with another change: with one version of a set, all of the set. */
import type { Canary, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Decided } from './pointer-change.ts';

/** Return what was decided, without canaries that have lost a version of their set, and with a note of each that ends. */
export function withEndedCanaries({ apps: former }: Generation, decided: Decided): Decided {
  const isWhole = ({ set }: Canary): boolean =>
    Object.entries(set).every(([app, version]) => decided.apps[app]?.canary?.version === version);
  const apps = Object.fromEntries(
    Object.entries(decided.apps).map(([app, pointer]): [string, LivePointer] => {
      const { canary, ...others } = pointer;
      return [app, canary && !isWhole(canary) ? others : pointer];
    }),
  );
  const isStopped = (app: string): boolean =>
    decided.changes.some((change) => change.app === app && change.what === 'abort');
  const ended = Object.entries(former).flatMap(([app, { canary }]) => {
    if (!canary || isStopped(app)) return [];
    if ([apps[app]?.version, apps[app]?.canary?.version].includes(canary.version)) return [];
    return [`The canary of ${app} ${canary.version} (${canary.percent} %) has ended with this change.`];
  });
  return { ...decided, apps, notes: [...decided.notes, ...ended] };
}
