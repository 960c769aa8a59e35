/** Where in the sources the scripts of releases come from, by the maps in the store. */
import type { CountedError } from '@sinima/contracts/reports';
import type { SourcePlace } from '@sinima/contracts/error-groups';
import type { ReleaseMaps } from '@sinima/contracts/release-maps';
import { readMap, readMaps } from '@sinima/releases/maps';
import { readRelease } from '@sinima/releases/read-releases';
import { ReleaseError } from '@sinima/releases/release-error';
import type { StoreContext } from '@sinima/releases/store-context';
import { LRUCache } from 'lru-cache';
import { MappedScript } from './mapped-script.ts';
import { ownOf } from './own-place.ts';

/** Scripts that are remembered with their maps: the largest take some 10 MB. */
const MAX_SCRIPTS = 12;
const MAX_VERSIONS = 100;

/** How long what was read is used again, in ms: lost maps may be put right. */
const REUSE_MS = 10 * 60_000;

/** Stacks whose places are remembered. */
const MAX_STACKS = 2_000;

type Frame = CountedError['frames'][number];

/** What is known of a version. */
export interface VersionSources {
  readonly owner: string;
  readonly commit?: string;
}

export interface ReleaseSources {
  version(app: string, version: string): Promise<VersionSources>;
  /** Return the place of a stack that its app answers for; where it has no map, that in the script. */
  place(app: string, frames: readonly Frame[]): Promise<SourcePlace | undefined>;
}

/**
 * Read the maps of versions from the store.
 *
 * @param onError is told of maps that are missing or refused: places in scripts take the place of those in sources
 */
export function openReleaseSources(
  context: Pick<StoreContext, 'objects' | 'trust'>,
  onError: (error: Error) => void,
): ReleaseSources {
  const lists = new LRUCache<string, Promise<ReleaseMaps | undefined>>({ max: MAX_VERSIONS, ttl: REUSE_MS });
  const scripts = new LRUCache<string, Promise<MappedScript | undefined>>({
    max: MAX_SCRIPTS,
    ttl: REUSE_MS,
  });
  const places = new LRUCache<string, Promise<SourcePlace | undefined>>({ max: MAX_STACKS, ttl: REUSE_MS });
  const owners = new LRUCache<string, Promise<string>>({ max: MAX_VERSIONS, ttl: REUSE_MS });

  /** Read something once; what the store refuses is told, and is nothing. */
  function once<Value extends object | string>(
    cache: LRUCache<string, Promise<Value | undefined>>,
    key: string,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const known = cache.get(key);
    if (known) return known;
    const reading = read().catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      onError(error);
      return undefined;
    });
    cache.set(key, reading);
    reading.catch(() => cache.delete(key));
    return reading;
  }

  const listOf = (app: string, version: string): Promise<ReleaseMaps | undefined> =>
    once(lists, `${app}@${version}`, () => readMaps(context, app, version));

  function scriptOf({ app, version, file }: Frame): Promise<MappedScript | undefined> {
    return once(scripts, `${app}@${version}/${file}`, async () => {
      const list = await listOf(app, version);
      const map = list && (await readMap(context, list, file));
      const script = map && (await context.objects.read(`${app}/${file}`));
      return script ? new MappedScript(map, script.bytes.toString('utf8')) : undefined;
    });
  }

  async function ownPlace(app: string, frames: readonly Frame[]): Promise<SourcePlace | undefined> {
    const mapped = await Promise.all(
      frames.map(async (frame) => {
        const script = await scriptOf(frame);
        const place = script?.place(frame.line, frame.column) ?? { file: frame.file, line: frame.line };
        return { ...place, frame, script };
      }),
    );
    const own = ownOf(app, mapped);
    if (!own) return undefined;
    const { frame, script, ...place } = own;
    const name = script ? script.functionAt(frame.line, frame.column) : frame.name;
    return { ...place, ...(name !== undefined && { function: name }) };
  }

  return {
    async version(app, version) {
      const owner = await once(
        owners as LRUCache<string, Promise<string | undefined>>,
        `${app}@${version}`,
        async () => {
          const { release } = await readRelease(context, app, version);
          return 'owner' in release ? release.owner : undefined;
        },
      );
      const commit = (await listOf(app, version))?.commit;
      return { owner: owner ?? app, ...(commit !== undefined && { commit }) };
    },
    place: (app, frames) => once(places, JSON.stringify([app, frames]), () => ownPlace(app, frames)),
  };
}
