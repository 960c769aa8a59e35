/** The live versions and their files, from the release store and, in front of it, the development store. */
import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import type { BrowserFile, Follower } from '@sinima/releases/follower';
import { heldReleases } from '@sinima/releases/held-objects';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import {
  variantOf,
  composeSite,
  isCanaryUnderWay,
  runnableVersions,
  type ComposedSite,
  type CompositionRules,
  type Viewer,
} from './compose-site.ts';
import { barredVersions } from './barred-versions.ts';
import { declaredRemotes, type DeclaredRemote } from './declared-routes.ts';
import { statusOfSite, type SiteStatus } from './status-of-site.ts';
import { missingReleases } from './missing-releases.ts';

/** The site as it is at this moment; asked for each page, so that a change holds from the next one on. */
export interface LiveSite {
  /** A number that grows with every change, and (ISO time) since when it is this one. */
  generation(): { readonly number: number; readonly since: string };
  /** Whether some visitors get another site than others. */
  isCanaryUnderWay(): boolean;
  compose(viewer?: Viewer): ComposedSite;
  /** The versions that an operator, or the guard, has rejected, by app; apps without any are absent. */
  barred(): Readonly<Record<string, readonly string[]>>;
  /** The facts about live versions that visitors may know. */
  status(): SiteStatus;
  /** The declarations that pages do not carry: sitemaps and cards. */
  declared(): readonly DeclaredRemote[];
  /** Name the versions that a visitor gets: two of one name get the same. */
  variantOf(visitor: string): string;
  /** The versions that pages of visitors may be rendered with. */
  runnable(): RunnableVersion[];
  /** The releases that are here of which visitors may get something. */
  releases(): Release[];
  /** The versions that visitors should get and that are not on this machine. */
  missing(): RunnableVersion[];
  /**
   * Bring a version here that need not be live.
   *
   * @param machine origin of a developer's machine that has it
   * @throws ReleaseError when it is not to be had
   */
  fetchRelease(app: string, version: string, machine?: string): Promise<Release>;
  /** Find a browser file of any version that was ever published; undefined where no release names it. */
  findFile(app: string, file: string): Promise<BrowserFile | undefined>;
  /** Be told of each change. @returns the way to stop */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

interface SiteOptions extends CompositionRules {
  /** Whether some visitors get a canary; left out: they do. Else all get what is live. */
  readonly drawsCanaries?: boolean;
  /** Follow the store of a developer's machine; left out, there are none. */
  readonly followMachine?: (origin: string) => Promise<Follower>;
}

/** Join followers, the one whose releases go first first. */
export function joinSite(
  followers: readonly Follower[],
  { followMachine, drawsCanaries = true, ...rules }: SiteOptions,
): LiveSite {
  // Their releases are previewed and never live.
  const machines = new Map<string, Follower>();
  const all = (): Follower[] => [...followers, ...machines.values()];
  // Of several stores, any change has to show: the sum grows with each.
  const numberNow = (): number => followers.reduce((sum, follower) => sum + follower.generation().number, 0);
  let current = { number: numberNow(), since: new Date().toISOString() };
  const generation = (): typeof current => {
    const number = numberNow();
    if (number !== current.number) current = { number, since: new Date().toISOString() };
    return current;
  };
  const generations = (): Generation[] => followers.map((follower) => follower.generation());
  // By variant: what is composed stays the same until something else is live, or here.
  const composed = new Map<string, ComposedSite>();
  for (const follower of followers) {
    follower.onChange(() => {
      generation();
      composed.clear();
    });
  }

  function compose(viewer: Viewer = {}): ComposedSite {
    const make = (): ComposedSite =>
      composeSite(followers, generation().number, { previewFrom: all(), ...viewer }, rules);
    if (viewer.preview) return make();
    const variant = viewer.visitor === undefined ? '' : variantOf(generations(), viewer.visitor);
    let site = composed.get(variant);
    if (!site) composed.set(variant, (site = make()));
    return site;
  }

  return {
    generation,
    isCanaryUnderWay: () => drawsCanaries && isCanaryUnderWay(generations()),
    compose,
    barred: () => barredVersions(generations()),
    status: () => statusOfSite(generations()),
    declared: () => declaredRemotes(generations()),
    variantOf: (visitor) => variantOf(generations(), visitor),
    runnable: () => runnableVersions(followers, rules),
    releases: () => followers.flatMap(heldReleases),
    missing: () => missingReleases(followers),
    async fetchRelease(app, version, machine) {
      if (machine !== undefined && followMachine && !machines.has(machine)) {
        machines.set(machine, await followMachine(machine));
      }
      const fetches = await Promise.allSettled(all().map((each) => each.fetchRelease(app, version)));
      const found = fetches.find((each) => each.status === 'fulfilled');
      if (found) return found.value;
      throw (fetches.at(-1) as PromiseRejectedResult).reason;
    },
    async findFile(app, file) {
      for (const follower of all()) {
        const found = await follower.ensureFile(app, file);
        if (found) return found;
      }
      return undefined;
    },
    onChange(listener) {
      const stops = followers.map((follower) => follower.onChange(listener));
      return () => stops.forEach((stop) => stop());
    },
    async close() {
      await Promise.all(all().map((follower) => follower.close()));
    },
  };
}
