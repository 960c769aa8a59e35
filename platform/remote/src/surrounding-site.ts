/** The other site that surrounds what is worked on: `dev --on https://staging.example`. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltHost } from '@sinima/contracts/release';
import { incompatibilities } from '@sinima/gate/needs/incompatibilities';
import { ReleaseStore } from '@sinima/releases/store';
import { askForTrust, openSiteStore } from '@sinima/releases/site-store';

/** A site that offers its releases, as it is at this moment. */
export interface SurroundingSite {
  readonly origin: string;
  readonly store: Pick<ReleaseStore, 'release'>;
  readonly generation: Generation;
}

/**
 * Ask a site what is live there.
 *
 * @param cacheDir where the shell server keeps its copy: that of another day may be of a generation that is there no more
 * @throws ReleaseError when the site does not answer, does not offer its releases, or is none of ours
 */
export async function openSurroundingSite(origin: string, cacheDir: string): Promise<SurroundingSite> {
  const store = new ReleaseStore({ objects: openSiteStore(origin), trust: await askForTrust(origin) });
  const generation = await store.generation();
  await rm(path.join(cacheDir, 'generations'), { recursive: true, force: true });
  return { origin, store, generation };
}

/** Name the versions of a site that do not fit a host, and why; visitors of that site may see them all the same. */
export async function misfits(
  { store, generation, origin }: SurroundingSite,
  { offers }: Pick<BuiltHost, 'offers'>,
  ours: readonly string[],
): Promise<string[]> {
  const theirs = Object.entries(generation.apps).filter(([app]) => app !== 'shell' && !ours.includes(app));
  const found = theirs.map(async ([app, { version }]) => {
    const release = await store.release(app, version);
    const problems = isHostRelease(release) ? [] : incompatibilities(release, offers);
    if (problems.length === 0) return [];
    return [
      `${app} ${version} of ${origin} does not fit the host that is here, and is not shown. ${problems.join(' ')}`,
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Return what to say at the terminal of a site that surrounds `ours`, shown by the host that was built into `hostDir`. */
export async function introduceSite(
  site: SurroundingSite,
  hostDir: string,
  ours: readonly string[],
): Promise<string> {
  const host = JSON.parse(await readFile(path.join(hostDir, 'release.json'), 'utf8')) as BuiltHost;
  const { origin, generation } = site;
  const canaries = Object.entries(generation.apps).flatMap(([app, { canary }]) =>
    canary && app !== 'shell' && canary.percent < 100
      ? [`${app} ${canary.version} (${canary.percent} %)`]
      : [],
  );
  const missing = Object.keys(generation.apps).length === 0 ? ['Nothing is live there.'] : [];
  return [
    `Around ${ours.join(', ')} you see ${origin}, generation ${generation.number}: its live releases, data and pictures.`,
    'Nobody there sees your changes. Nothing is written there, and you are not signed in.',
    ...missing,
    ...(canaries.length > 0 ? [`Its canaries are left out: ${canaries.join(', ')}.`] : []),
    ...(await misfits(site, host, ours)),
  ].join('\n');
}
