/** Which browser files signed releases name, and who signed them: also files of versions that only an open tab still holds. */
import { readdir } from 'node:fs/promises';
import { isMissing } from '../release-error.ts';
import type { ObjectStore } from '../object-store.ts';
import type { VerifiedRelease } from '../verify-release.ts';
import { WrongRelease, type ReleaseCopies } from './release-copies.ts';

/** After this time the store is asked anew for releases of an app, in ms: addresses that are made up cost no more. */
const ASK_AGAIN_MS = 10_000;

/** What a browser checks a file against, beside its hash. Both base64. */
export interface FileSignature {
  readonly key: string;
  readonly signature?: string;
}

export class FileIndex {
  readonly #store: ObjectStore;
  readonly #copies: ReleaseCopies;
  readonly #files = new Map<string, FileSignature>();
  readonly #known = new Set<string>();
  readonly #asked = new Map<string, { when: number; asking: Promise<void> }>();

  constructor(store: ObjectStore, copies: ReleaseCopies) {
    this.#store = store;
    this.#copies = copies;
  }

  /** Note a release's files. */
  add({ release, key }: VerifiedRelease): void {
    this.#known.add(`${release.app}/${release.version}`);
    for (const [file, { signature, encodings = {} }] of Object.entries(release.files)) {
      this.#files.set(`${release.app}/${file}`, signature === undefined ? { key } : { key, signature });
      for (const copy of Object.values(encodings)) this.#files.set(`${release.app}/${copy.file}`, { key });
    }
  }

  get(app: string, file: string): FileSignature | undefined {
    return this.#files.get(`${app}/${file}`);
  }

  /** Look a file up among all releases of its app, those in the store too. @throws ReleaseError when that cannot be reached */
  async find(app: string, file: string): Promise<FileSignature | undefined> {
    const known = this.get(app, file);
    if (known) return known;
    let asked = this.#asked.get(app);
    if (!asked || asked.when < Date.now() - ASK_AGAIN_MS) {
      asked = { when: Date.now(), asking: this.#readAll(app) };
      this.#asked.set(app, asked);
    }
    await asked.asking;
    return this.get(app, file);
  }

  async #readAll(app: string): Promise<void> {
    await this.#readVersions(app, await this.#localVersions(app));
    await this.#readVersions(app, await this.#storedVersions(app));
  }

  async #readVersions(app: string, versions: readonly string[]): Promise<void> {
    for (const version of versions) {
      if (this.#known.has(`${app}/${version}`)) continue;
      try {
        this.add(await this.#copies.read(app, version));
      } catch (error) {
        // Its files are nobody's then.
        if (!(error instanceof WrongRelease)) throw error;
      }
    }
  }

  async #localVersions(app: string): Promise<string[]> {
    try {
      return await readdir(this.#copies.pathOf(app, '.'));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async #storedVersions(app: string): Promise<string[]> {
    const ending = '/release.json';
    const keys = await this.#store.list(`${app}/`);
    return keys.filter((key) => key.endsWith(ending)).map((key) => key.slice(app.length + 1, -ending.length));
  }
}
