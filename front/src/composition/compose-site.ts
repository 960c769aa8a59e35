/** The site as one visitor gets it, composed of the versions that are live at this moment. */
import type {
  ComposedNavigation,
  ComposedRelease,
  ComposedRemote,
  Composition,
  PreviewedRelease,
} from '@sinima/contracts/composition';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Canary, Generation, LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import { isHostRelease, type RemoteRelease } from '@sinima/contracts/release';
import type { Trust } from '@sinima/contracts/signed';
import { bucketOf } from '@sinima/releases/canary-bucket';
import type { Follower } from '@sinima/releases/follower';
import { ownedRoutesOf } from '@sinima/releases/owned-routes';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import { composedNavigation } from './composed-navigation.ts';
import { composedRoutes } from './declared-routes.ts';

/** A release store as far as pages are made from it: everything here is verified, and lies on this machine. */
export type ReleaseSource = Pick<Follower, 'generation' | 'release' | 'filePath'>;

/** The versions of one remote. */
type Versions = Pick<ComposedRemote, 'name' | 'versions'>;

/** A composed release, with the facts that pages do not carry. */
export interface LocalRelease {
  readonly release: RemoteRelease;
  /** Absolute path of its server bundle. */
  readonly bundle: string;
}

export interface ComposedSite {
  /** With the navigation in English. */
  readonly composition: Composition;
  /** Return the links of header and footer in a language. */
  readonly navigationIn: (language: Language) => ComposedNavigation;
  /** Find a release of the composition. */
  readonly find: (remote: string, version: string) => LocalRelease | undefined;
}

/** The same for every visitor. */
export interface CompositionRules {
  /** Tell whether a release fits the host that runs. */
  readonly fits: (release: RemoteRelease) => boolean;
  /** The keys that may sign releases, by app. */
  readonly trust: Pick<Trust, 'releases'>;
}

/** Whom the site is composed for. */
export interface Viewer {
  /** Draws canaries; without one, the viewer gets none but those that everybody gets. */
  readonly visitor?: string | undefined;
  readonly preview?: PreviewedRelease | undefined;
  /** Where the previewed version is looked for; by default where the others are. */
  readonly previewFrom?: readonly ReleaseSource[];
}

const asShare = ({ percent }: Canary): boolean => percent > 0 && percent < 100;

/** Tell whether some visitors get another site than others. */
export function isCanaryUnderWay(generations: readonly Generation[]): boolean {
  return generations.some(({ apps }) =>
    Object.entries(apps).some(([app, { canary }]) => app !== 'shell' && canary && asShare(canary)),
  );
}

/** Name what sets a visitor apart from others: the canaries that they are drawn for, as a list of apps. */
export function variantOf(generations: readonly Generation[], visitor: string): string {
  const drawn = generations.flatMap(({ apps }) =>
    Object.entries(apps).filter(([app, { canary }]) => app !== 'shell' && canary && isDrawn(canary, visitor)),
  );
  return `drawn ${drawn.map(([app]) => app).join(' ')}`;
}

/**
 * Return the versions that pages may be rendered with: each remote's canary, its live version and the one that stands in
 * for it, as far as they are on this machine and fit the host.
 */
export function runnableVersions(
  sources: readonly ReleaseSource[],
  { fits }: Pick<CompositionRules, 'fits'>,
): RunnableVersion[] {
  const found = new Map<string, RunnableVersion[]>();
  for (const source of sources) {
    for (const [app, pointer] of Object.entries(source.generation().apps)) {
      if (app === 'shell' || found.has(app)) continue;
      const { canary } = pointer;
      const versions = new Set([...(canary ? [canary.version] : []), ...stableVersions(pointer)]);
      const runnable = [...versions].flatMap((version) => {
        const release = source.release(app, version);
        if (!release || isHostRelease(release) || !fits(release)) return [];
        return [{ app, version, bundle: source.filePath(app, release.server) }];
      });
      found.set(app, runnable);
    }
  }
  return [...found.values()].flat();
}

/** Return a remote's live version and its fallback version. */
function stableVersions({ version, previous, barred }: LivePointer): string[] {
  return previous !== undefined && !Object.hasOwn(barred, previous) ? [version, previous] : [version];
}

function isDrawn(canary: Canary, visitor: string | undefined): boolean {
  if (!asShare(canary)) return canary.percent >= 100;
  return visitor !== undefined && bucketOf(visitor, canary.set) < canary.percent;
}

/**
 * Compose the site of stores, the one that goes first first: each remote from the first store in which it is live. A
 * version is composed when all of it is on this machine and it fits the host; a remote of which no version is composed
 * keeps its routes (see `docs/decisions/0002-what-a-remote-declares.md`). A preview stands alone, fit or not,
 * without a fallback version: its viewer sees when it fails.
 *
 * @param generation number that names the live state, for later comparison
 */
export function composeSite(
  sources: readonly ReleaseSource[],
  generation: number,
  { visitor, preview, previewFrom = sources }: Viewer,
  { fits, trust }: CompositionRules,
): ComposedSite {
  const found = new Map<string, LocalRelease>();

  function composed(source: ReleaseSource, app: string, version: string, mayFit = fits): ComposedRelease[] {
    const release = source.release(app, version);
    if (!release || isHostRelease(release) || !mayFit(release)) return [];
    found.set(`${app}@${version}`, { release, bundle: source.filePath(app, release.server) });
    const { global, entry, styles, api } = release;
    return [{ version, global, entry, styles, ...(api && { api: api.prefixes }) }];
  }

  /** Demand signatures where all that is composed is signed. */
  function signed(remote: ComposedRemote): ComposedRemote {
    const { name, versions } = remote;
    const isSigned = versions.every(({ version, entry }) => {
      const release = found.get(`${name}@${version}`)?.release;
      return release?.files[entry]?.signature !== undefined;
    });
    const trusted = trust.releases[name];
    return isSigned && trusted ? { ...remote, keys: trusted } : remote;
  }

  const owners = new Map<string, OwnedRoutes>();
  function owning(name: string, owned: OwnedRoutes, versions: readonly ComposedRelease[]): Versions {
    owners.set(name, owned);
    return { name, versions };
  }

  /** The slots of all remotes together: a widget may stand in any of them that admits it. */
  const placed = ({ name, versions }: Versions): ComposedRemote => ({
    name,
    owned: composedRoutes(name, owners.get(name)!, owners),
    versions,
  });

  function liveRemote(source: ReleaseSource, name: string, pointer: LivePointer): Versions {
    const { canary } = pointer;
    const versions = stableVersions(pointer).flatMap((each) => composed(source, name, each));
    if (!canary || !isDrawn(canary, visitor)) return owning(name, pointer.owned, versions);
    // Where one version of a set is missing or does not fit, visitors get none of it.
    const set = Object.entries(canary.set).map(([app, version]) => composed(source, app, version));
    if (set.some((found) => found.length === 0)) return owning(name, pointer.owned, versions);
    return owning(name, canary.owned, [...composed(source, name, canary.version), ...versions]);
  }

  const remotes = new Map<string, Versions>();
  for (const source of sources) {
    for (const [name, pointer] of Object.entries(source.generation().apps)) {
      if (name !== 'shell' && !remotes.has(name)) remotes.set(name, liveRemote(source, name, pointer));
    }
  }
  if (preview) {
    const { app, version } = preview;
    const versions = previewFrom.flatMap((source) => composed(source, app, version, () => true)).slice(0, 1);
    const release = found.get(`${app}@${version}`)?.release;
    if (release) remotes.set(app, owning(app, ownedRoutesOf(release), versions));
  }
  return {
    composition: {
      generation,
      remotes: [...remotes.values()].map(placed).map(signed),
      navigation: composedNavigation(owners, SOURCE_LANGUAGE),
      ...(preview ? { preview } : {}),
    },
    navigationIn: (language) => composedNavigation(owners, language),
    find: (remote, version) => found.get(`${remote}@${version}`),
  };
}
