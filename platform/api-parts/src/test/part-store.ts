/** A release store in a folder whose remotes have parts that are written in the tests, and a follower of it. */
import type { ApiPartDeclaration } from '@sinima/contracts/api-part';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { recordsToText, type RecordsByCollection } from '@sinima/api/part-records';
import { builtRelease, newFolder, newStore, removeFolders } from '@sinima/releases/built-release';
import { openFollower, type Follower } from '@sinima/releases/follower';
import type { ReleaseStore } from '@sinima/releases/store';
import { partText, type PartText } from './part-text.ts';

/** The differences of a version from a part with the prefix and collection `songs`. */
export interface PublishedPart extends PartText, Partial<ApiPartDeclaration> {
  readonly app?: RemoteConfig['name'];
  readonly records?: RecordsByCollection;
}

export interface PartStore {
  readonly store: ReleaseStore;
  readonly follower: Follower;
  /** Publish a version of `mfe-songs`, which nobody gets yet. */
  publish(version: string, part: PublishedPart): Promise<void>;
  /** Publish a version and make it live. */
  deploy(version: string, part: PublishedPart): Promise<void>;
  close(): Promise<void>;
}

const who = 'Ada';

/** Open an empty store with keys for some remotes. */
export async function partStore(apps: readonly string[] = ['mfe-songs', 'mfe-films']): Promise<PartStore> {
  const { store, objects, trust } = newStore(apps);
  const follower = await openFollower({
    store: objects,
    trust,
    cacheDir: newFolder(),
    pollMs: 50,
    onError: ({ message }) => console.error(message),
  });
  const publish = async (version: string, part: PublishedPart): Promise<void> => {
    const {
      app = 'mfe-songs',
      prefix = 'songs',
      records,
      calls,
      pages,
      posts,
      deletes,
      start,
      first,
      ...declared
    } = part;
    const { release, dir } = builtRelease(app, version, {
      widgets: {},
      more: {
        'server/api.mjs': partText({ calls, pages, posts, deletes, start, first, prefix }),
        'server/openapi.json': '{}',
        ...(records && { 'server/records.json': recordsToText(records) }),
      },
    });
    const fileOf = (name: string): string =>
      Object.keys(release.files).find((file) => file.startsWith(name))!;
    const api = {
      prefixes: [prefix],
      collections: [prefix],
      ...declared,
      module: fileOf('server/api.'),
      contract: fileOf('server/openapi.'),
      ...(records && { records: fileOf('server/records.') }),
      shared: {},
      migrations: [],
    };
    await store.publish({ ...release, api }, dir, { who });
  };
  return {
    store,
    follower,
    publish,
    async deploy(version, part) {
      await publish(version, part);
      await store.activate([{ app: part.app ?? 'mfe-songs', version }], { who });
      await follower.refresh();
    },
    async close() {
      await follower.close();
      removeFolders();
    },
  };
}
