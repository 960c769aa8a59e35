import type { Follower } from '@sinima/releases/follower';
import type { AskedCore, StartablePart } from '../shapes/startable-part.ts';
import type { PartHost } from '../shapes/part-host.ts';
import type { PartVersion } from '../shapes/part-of-release.ts';

/** How long a version may take to start that may have records to change first, in milliseconds. */
const MIGRATION_MS = 60_000;

/** Makes versions ready to be started, each once: with a user of the database, and the settings that it declares. */
export class StartableParts {
  readonly #made = new Map<string, Promise<StartablePart>>();

  constructor(
    private readonly follower: Pick<Follower, 'filePath'>,
    private readonly host: Pick<PartHost, 'databaseUri' | 'environment'>,
    private readonly core: (part: PartVersion, mayWrite: boolean) => AskedCore,
  ) {}

  /** @throws Error when its user cannot be made */
  of(part: PartVersion, mayWrite: boolean): Promise<StartablePart> {
    // A preview that goes live gets a process with other rights: to the pool, it is another version.
    const version = mayWrite ? part.version : `${part.version} (preview)`;
    const key = `${part.app}@${version}`;
    const known = this.#made.get(key);
    if (known) return known;
    const made = this.#make(part, version, mayWrite);
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    return made;
  }

  async #make(part: PartVersion, version: string, mayWrite: boolean): Promise<StartablePart> {
    const { app, api } = part;
    const { environment } = this.host;
    const declared = (api.settings ?? []).flatMap((name): [string, string][] => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    });
    return {
      app,
      version,
      ...(api.migrations.length > 0 && { loadMs: MIGRATION_MS }),
      bundle: this.follower.filePath(app, api.module),
      given: {
        app,
        prefixes: api.prefixes,
        databaseUri: await this.host.databaseUri(part, mayWrite),
        mayWrite,
        writes: mayWrite ? (api.writes ?? []) : [],
        settings: Object.fromEntries(declared),
      },
      read: this.core(part, mayWrite),
    };
  }
}
