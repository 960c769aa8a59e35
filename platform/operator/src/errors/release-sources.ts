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

/** Scripts that are remembered with their maps: the largest take some 10 MB. */
const MAX_SCRIPTS = 12;
const MAX_VERSIONS = 100;

type Frame = CountedError['frames'][number];

/** What is known of a version. */
export interface VersionSources {
  readonly owner: string;
  readonly commit?: string;
}

export interface ReleaseSources {
  version(app: string, version: string): Promise<VersionSources>;
  /** Return the place of a frame in the sources; without a map, that in the script. */
  place(frame: Frame): Promise<SourcePlace>;
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
  const lists = new LRUCache<string, Promise<ReleaseMaps | undefined>>({ max: MAX_VERSIONS });
  const scripts = new LRUCache<string, Promise<MappedScript | undefined>>({ max: MAX_SCRIPTS });
  const owners = new LRUCache<string, Promise<string>>({ max: MAX_VERSIONS });

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
    async place(frame) {
      const mapped = (await scriptOf(frame))?.place(frame.line, frame.column);
      if (mapped) return mapped;
      const { file, line, name } = frame;
      return { file, line, ...(name !== undefined && { function: name }) };
    },
  };
}
