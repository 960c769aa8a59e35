/** The browser files that signed releases name, with the signing keys: also files of versions that only an open tab still holds. */
import { hashOfAddress } from '@sinima/contracts/content-address';
import { inBatches } from '../objects/in-batches.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { FileSignature } from '../signing/response-signature.ts';
import type { VerifiedRelease } from '../versions/verify-release.ts';
import { isAppName } from '../shapes/names.ts';
import { FOLDERS_OF_FILES, namesIn } from './local-files.ts';
import { compressedPlaces, WrongRelease, type ReleaseCopies } from './release-copies.ts';
import type { BrowserFile } from './follower.ts';
import type { ReportedErrors } from './reported-errors.ts';

/** After this time the store is asked anew for releases of an app, in ms: addresses that are made up cost no more. */
const ASK_AGAIN_MS = 10_000;

/** A browser file that some signed release names. */
interface NamedFile {
  /** One by each key that signed a release with it. */
  readonly signatures: readonly FileSignature[];
  /** Places and addresses of its compressed copies. */
  readonly compressed: readonly (readonly [place: string, address: string])[];
}

/** Descriptions that are read at the same time. */
const AT_ONCE = 8;

export class FileIndex {
  readonly #files = new Map<string, NamedFile>();
  readonly #known = new Set<string>();
  readonly #asked = new Map<string, { when: number; asking: Promise<void> }>();

  constructor(
    private readonly store: ObjectStore,
    private readonly copies: ReleaseCopies,
    private readonly errors: ReportedErrors,
  ) {}

  /** Note a release's files. One that others have too may be signed by several keys, while keys are being exchanged. */
  add({ release, key }: VerifiedRelease): void {
    this.#known.add(`${release.app}/${release.version}`);
    for (const [file, { signature, encodings }] of Object.entries(release.files)) {
      const others = this.get(release.app, file)?.signatures.filter((each) => each.key !== key) ?? [];
      this.#files.set(`${release.app}/${file}`, {
        signatures: signature === undefined ? others : [...others, { key, signature }],
        compressed: compressedPlaces(file, encodings),
      });
    }
  }

  get(app: string, file: string): NamedFile | undefined {
    return this.#files.get(`${app}/${file}`);
  }

  /**
   * Bring a browser file here, with its compressed copies.
   *
   * @returns undefined when no release names it, or it is not what was published
   * @throws ReleaseError when the store cannot be reached
   */
  async bring(app: string, file: string): Promise<BrowserFile | undefined> {
    const isBrowserFile = file.startsWith('browser/') && hashOfAddress(file) !== undefined;
    const named = isAppName(app) && isBrowserFile ? await this.#find(app, file) : undefined;
    if (!named) return undefined;
    const copies = [[file, file] as const, ...named.compressed];
    const [path] = await Promise.all(
      copies.map(([copy, address]) =>
        this.errors
          .watch(`${app}/${address}`, this.copies.copyFile(app, copy, address))
          .catch((error: unknown) => {
            if (!(error instanceof WrongRelease)) throw error;
          }),
      ),
    );
    return path === undefined ? undefined : { path, signatures: named.signatures };
  }

  /** Look a file up among all releases of its app, those in the store too; of apps of which nothing was ever here, nothing. */
  async #find(app: string, file: string): Promise<NamedFile | undefined> {
    const known = this.get(app, file);
    if (known) return known;
    const here = await this.#localVersions(app);
    if (here.length === 0) return undefined;
    let asked = this.#asked.get(app);
    if (!asked || asked.when < Date.now() - ASK_AGAIN_MS) {
      asked = { when: Date.now(), asking: this.#readAll(app, here) };
      this.#asked.set(app, asked);
    }
    await asked.asking;
    return this.get(app, file);
  }

  async #readAll(app: string, here: readonly string[]): Promise<void> {
    await this.#readVersions(app, here);
    await this.#readVersions(app, await this.#storedVersions(app));
  }

  async #readVersions(app: string, versions: readonly string[]): Promise<void> {
    const unknown = versions.filter((version) => !this.#known.has(`${app}/${version}`));
    await inBatches(unknown, AT_ONCE, async (version) => {
      try {
        this.add(await this.copies.read(app, version));
      } catch (error) {
        // Its files are nobody's then.
        if (!(error instanceof WrongRelease)) throw error;
      }
    });
  }

  async #localVersions(app: string): Promise<string[]> {
    const names = await namesIn(this.copies.pathOf(app, '.'));
    return names.filter((name) => !FOLDERS_OF_FILES.includes(name));
  }

  async #storedVersions(app: string): Promise<string[]> {
    const ending = '/release.json';
    const keys = await this.store.list(`${app}/`);
    return keys.filter((key) => key.endsWith(ending)).map((key) => key.slice(app.length + 1, -ending.length));
  }
}
