import type { Generation } from '@sinima/contracts/pointer';
import type { BuiltRelease, Release } from '@sinima/contracts/release';
import { readHistory, publishedSince, verifyChain, type ChainReport, type HistoryEntry } from './history.ts';
import { decisionOf, type Operator } from './operator.ts';
import {
  canariesOf,
  decideAbort,
  decideCanary,
  decidePromote,
  wholeSets,
  type CanaryShare,
} from './pointer/canary.ts';
import { changePointer } from './pointer/change-pointer.ts';
import { decideActivate, decideDeploy } from './pointer/go-live.ts';
import { decideHold, decideResume, decideRetire } from './pointer/hold.ts';
import { unlessJudged, type Decide, type Judged, type PointerChange } from './pointer/pointer-change.ts';
import { readPointer } from './pointer/read-pointer.ts';
import { decideRollback } from './pointer/roll-back.ts';
import { pruneStore, type Pruned, type PruneOptions } from './prune.ts';
import { publishRelease, type Published, type PublishOptions } from './publish.ts';
import {
  intactRelease,
  intactReleases,
  listApps,
  listVersions,
  readRelease,
  readReleaseFile,
  type AppVersion,
} from './versions/read-releases.ts';
import { checkStore, type CheckOptions, type StoreReport } from './store-check.ts';
import type { StoreContext } from './versions/store-context.ts';

/** Numbers that a recovery skips when nobody says which generation readers have seen. */
const RECOVERY_STEP = 1_000;

type Apps = string | readonly string[];
type Versions = readonly AppVersion[];
type DeployOptions = Operator & { readonly asSet?: boolean };

/**
 * A release store: immutable signed versions, and the signed pointer that tells which of them are live. A change of the
 * pointer is a new generation, made at once or not at all. All methods throw ReleaseErrors whose message is for people.
 */
export class ReleaseStore {
  constructor(private readonly context: StoreContext) {}

  /** Where it is: a folder's path, or `s3://bucket/prefix`. */
  get location(): string {
    return this.context.objects.location;
  }

  /** Return what is live, verified; a generation with the number 0 when nothing is yet. */
  async generation(): Promise<Generation> {
    return (await readPointer(this.context.objects, this.context.trust)).generation;
  }

  /** Return a version's description, verified. */
  async release(app: string, version: string): Promise<Release> {
    return (await readRelease(this.context, app, version)).release;
  }

  /** Return a file of an app by its content address, verified. */
  file(app: string, address: string): Promise<Buffer> {
    return readReleaseFile(this.context, app, address);
  }

  /** Return a version whose signature and every file are right. @throws ReleaseError saying what is wrong */
  intactRelease(app: string, version: string): Promise<Release> {
    return intactRelease(this.context, app, version);
  }

  /** Return the versions of an app that are in the store, by name. */
  versions(app: string): Promise<string[]> {
    return listVersions(this.context, app);
  }

  /** Return the apps of which something is in the store, by name. */
  apps(): Promise<string[]> {
    return listApps(this.context);
  }

  /** Return the changes of an app, or of all, oldest first. */
  history(app?: string): Promise<HistoryEntry[]> {
    return readHistory(this.context, app);
  }

  /** Verify that nobody changed the history; needs the public keys alone. */
  verifyHistory(): Promise<ChainReport> {
    return verifyChain(this.context);
  }

  /** Report each app's versions and problems; `presence` lists, `hashes` reads every file. */
  check(options: CheckOptions): Promise<StoreReport> {
    return checkStore(this.context, options);
  }

  /** Read every file of an app, or of all, and verify every signature. */
  verify(app?: string): Promise<StoreReport> {
    return this.check({ app, check: 'hashes' });
  }

  /** Put a version that was built into `filesDir` into the store, signed. The live versions stay as they are. */
  publish(built: BuiltRelease, filesDir: string, options: PublishOptions = {}): Promise<Published> {
    return publishRelease(this.context, built, filesDir, options);
  }

  /** Make a version live unless the app is held or the version barred; `notes` says why it was not. */
  deploy(app: string, version: string, operator: Operator = {}): Promise<PointerChange> {
    return this.deployTogether([{ app, version }], operator);
  }

  /** Deploy several apps in one change, `asSet` all or none: a path that moves between them has an owner all the time. */
  async deployTogether(versions: Versions, options: DeployOptions = {}): Promise<PointerChange> {
    const releases = await intactReleases(this.context, versions);
    return this.#change(options, (generation, by) => decideDeploy(generation, releases, by, options.asSet));
  }

  /** Make versions live by name, several apps at once; lifts their holds and bars. */
  async activate(versions: Versions, operator: Operator = {}): Promise<PointerChange> {
    const releases = await intactReleases(this.context, versions);
    return this.#change(operator, (generation, by) => decideActivate(generation, releases, by));
  }

  /** Bring former versions back, of one app `to` or the last good ones; holds the apps and bars the present versions. */
  rollback(apps: Apps, { to, ...operator }: Operator & { to?: string } = {}): Promise<PointerChange> {
    return this.#change(operator, (generation, by) =>
      decideRollback(this.context, generation, [apps].flat(), { to, by }),
    );
  }

  /** Keep the live version at every deploy. */
  hold(app: string, operator: Operator = {}): Promise<PointerChange> {
    return this.#change(operator, (generation, by) => decideHold(generation, app, by));
  }

  /** Lift a hold; what is live stays. */
  resume(app: string, operator: Operator = {}): Promise<PointerChange> {
    return this.#change(operator, (generation) =>
      decideResume(generation, app, (when) => publishedSince(this.context, app, when)),
    );
  }

  /** Give versions to some visitors, to the same all of them, or change the share of the set that one of them is in. */
  canary(versions: Versions, options: CanaryShare & Operator & Judged): Promise<PointerChange> {
    return this.#judge(options, async (generation, by) => {
      const releases = await intactReleases(this.context, wholeSets(generation, versions));
      return decideCanary(generation, releases, options, by);
    });
  }

  /** Give the canaries of apps, with their sets, to everybody. */
  promote(apps: Apps, operator: Operator & Judged = {}): Promise<PointerChange> {
    return this.#judge(operator, async (generation, by) => {
      const releases = await intactReleases(this.context, canariesOf(generation, [apps].flat()));
      return decidePromote(generation, releases, by);
    });
  }

  /** Stop the canaries of apps, with their sets; bars them and holds the apps. */
  abort(apps: Apps, operator: Operator & Judged = {}): Promise<PointerChange> {
    return this.#judge(operator, (generation, by) => decideAbort(generation, [apps].flat(), by));
  }

  /** Take an app off the site until it is activated by name; no deploy brings it back. */
  retire(app: string, operator: Operator = {}): Promise<PointerChange> {
    return this.#change(operator, (generation, by) => decideRetire(generation, app, by));
  }

  /** Sign what is live anew, with a new expiry. */
  renew(operator: Operator = {}): Promise<PointerChange> {
    return this.#change(operator, ({ apps }) => ({ apps, changes: [{ what: 'renew' }], notes: [] }));
  }

  /**
   * Sign what is live anew with a number that every reader takes, after a backup was restored or `live.json` was lost.
   * @param above the highest number that a reader has seen; a thousand more than the present one when absent
   */
  recover({ above, ...operator }: Operator & { above?: number } = {}): Promise<PointerChange> {
    return this.#change(
      operator,
      ({ apps }) => ({ apps, changes: [{ what: 'recover' }], notes: [] }),
      (present) => Math.max(present + 1, above === undefined ? present + RECOVERY_STEP : above + 1),
    );
  }

  /** Delete unused versions; never a live, fallback or canary version, nor one of the last good ones. */
  prune(options: PruneOptions): Promise<Pruned> {
    return pruneStore(this.context, options);
  }

  /** Decide about one canary, and not about the one that an operator has put in its place meanwhile. */
  #judge({ judged, ...operator }: Operator & Judged, decide: Decide): Promise<PointerChange> {
    return this.#change(
      operator,
      (generation, by) => unlessJudged(generation, judged) ?? decide(generation, by),
    );
  }

  #change(
    operator: Operator,
    decide: Decide,
    numberAfter?: (present: number) => number,
  ): Promise<PointerChange> {
    return changePointer(this.context, () => decisionOf(operator), decide, numberAfter);
  }
}
