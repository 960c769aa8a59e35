/** A release store in a folder whose documents a test writes, and harms, by hand. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { ReleaseFile, RemoteRelease } from '@sinima/contracts/release';
import type { RemoteConfig } from '@sinima/contracts/remote';
import type { Trust } from '@sinima/contracts/signed';
import { FolderStore } from '../../folder/folder-store.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { ReleaseError } from '../../errors/release-error.ts';
import { documentBytes, signDocument } from '../../signing/envelope.ts';
import { signerOf, type Signer } from '../../signing/signer.ts';
import { openFollower, type Follower, type FollowerOptions } from '../follower.ts';

const newSigner = (): Signer => signerOf(generateKeyPairSync('ed25519').privateKey);

const DAY_MS = 24 * 60 * 60_000;
const decision = { who: 'ama', when: '2026-05-01T10:00:00.000Z' };

/** A content address for these bytes. */
export function addressOf(folder: string, name: string, bytes: Buffer | string, extension: string): string {
  return `${folder}/${name}.${createHash('sha256').update(bytes).digest('base64url')}.${extension}`;
}

/** A pointer of an app, by its versions. */
export const pointer = (version: string, more: Partial<LivePointer> = {}): LivePointer => ({
  version,
  activated: decision,
  owned: { pages: {}, widgets: {} },
  barred: {},
  ...more,
});

/** Passes everything on to a store, unless it is away. */
class AbsentAtTimes implements ObjectStore {
  isAway = false;
  /** Keys that are read slowly or not at all. */
  readonly hooks = new Map<string, () => Promise<void>>();
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  get location(): string {
    return this.#store.location;
  }

  async read(key: string): ReturnType<ObjectStore['read']> {
    await this.#reach(key);
    return this.#store.read(key);
  }

  async readIfChanged(key: string, etag: string | undefined): ReturnType<ObjectStore['readIfChanged']> {
    await this.#reach(key);
    return this.#store.readIfChanged(key, etag);
  }

  async write(...write: Parameters<ObjectStore['write']>): Promise<string> {
    await this.#reach(write[0]);
    return this.#store.write(...write);
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    await this.#reach(prefix);
    return this.#store.list(prefix, after);
  }

  async delete(key: string): Promise<void> {
    await this.#reach(key);
    return this.#store.delete(key);
  }

  async #reach(key: string): Promise<void> {
    if (this.isAway) throw new ReleaseError('The store is away.');
    await this.hooks.get(key)?.();
  }
}

export class FollowedStore {
  readonly dir: string;
  readonly objects: AbsentAtTimes;
  readonly pointerKey = newSigner();
  readonly teamKey = newSigner();
  readonly trust: Trust;
  readonly #followers: Follower[] = [];

  private constructor(dir: string) {
    this.dir = dir;
    this.objects = new AbsentAtTimes(new FolderStore(path.join(dir, 'store')));
    this.trust = {
      pointer: [this.pointerKey.key],
      releases: { 'mfe-title': [this.teamKey.key], 'mfe-people': [newSigner().key] },
    };
  }

  static async make(): Promise<FollowedStore> {
    return new FollowedStore(await mkdtemp(path.join(tmpdir(), 'sinima-followed-')));
  }

  /** The folder of the local copy. */
  get cacheDir(): string {
    return path.join(this.dir, 'copy');
  }

  async remove(): Promise<void> {
    for (const follower of this.#followers) await follower.close();
    await rm(this.dir, { recursive: true, force: true });
  }

  /** Open a follower; `messages` gathers what it says. It looks only when it is told to, unless `pollMs` is given. */
  async follow(more: Partial<FollowerOptions> = {}): Promise<{ follower: Follower; messages: string[] }> {
    const messages: string[] = [];
    const follower = await openFollower({
      store: this.objects,
      trust: this.trust,
      cacheDir: this.cacheDir,
      pollMs: 60_000,
      onError: ({ message }) => void messages.push(message),
      ...more,
    });
    this.#followers.push(follower);
    return { follower, messages };
  }

  /** Publish a version with an entry script, a page's script, which all versions share, and a server bundle. */
  async publish(
    version: string,
    { app = 'mfe-title', signer = this.teamKey }: { app?: RemoteConfig['name']; signer?: Signer } = {},
  ): Promise<RemoteRelease> {
    const files: Record<string, ReleaseFile> = {};
    const add = async (folder: string, name: string, text: string, extension: string): Promise<string> => {
      const bytes = Buffer.from(text);
      const file = addressOf(folder, name, bytes, extension);
      const br = brotliCompressSync(bytes);
      const gzip = gzipSync(bytes);
      const encodings = {
        br: { file: addressOf(folder, name, br, 'br'), bytes: br.length },
        gzip: { file: addressOf(folder, name, gzip, 'gz'), bytes: gzip.length },
      };
      files[file] = folder === 'browser' ? { bytes: bytes.length, encodings } : { bytes: bytes.length };
      await this.objects.write(`${app}/${file}`, bytes);
      if (folder !== 'browser') return file;
      await this.objects.write(`${app}/${encodings.br.file}`, br);
      await this.objects.write(`${app}/${encodings.gzip.file}`, gzip);
      return file;
    };
    const entry = await add('browser', 'entry', `entry of ${version}`, 'js');
    const page = await add('browser', 'page', 'the same page', 'js');
    const release: RemoteRelease = {
      app,
      version,
      navigation: [],
      global: `sinima_${version.replace(/\W/g, '_')}`,
      entry,
      styles: [],
      server: await add('server', 'remote', `server of ${version}`, 'mjs'),
      pages: { page: { paths: ['/title/:slug'], scripts: [page] } },
      widgets: {},
      needs: { shared: {}, runtime: [], tokens: [], api: {} },
      files,
      published: decision,
    };
    const document = signDocument('release', release, signer);
    await this.objects.write(`${app}/${version}/release.json`, documentBytes(document));
    return release;
  }

  /** Write `live.json`. @returns its bytes */
  async makeLive(
    number: number,
    apps: Generation['apps'],
    { expires = new Date(Date.now() + DAY_MS), signer = this.pointerKey } = {},
  ): Promise<Buffer> {
    const generation: Generation = {
      ...decision,
      number,
      expires: expires.toISOString(),
      former: null,
      changes: [],
      apps,
    };
    const bytes = documentBytes(signDocument('pointer', generation, signer));
    await this.objects.write('live.json', bytes);
    return bytes;
  }

  /** Change the bytes of an object, or of its local copy. */
  async alter(file: string): Promise<void> {
    const place = path.join(this.dir, file);
    await writeFile(place, `${await readFile(place, 'utf8')}// altered`);
  }
}
