/**
 * What is live. One signed document, `live.json`, replaced as a whole at each change; its former contents stay for ever
 * as `generations/<number>-<hash>.json`, each naming the hash of the one before: that chain is the history.
 */
import type { ApiPartDeclaration } from './api-part.ts';
import type { NavigationEntry } from './navigation.ts';
import type { RouteDeclaration, WidgetPlacement } from './remote.ts';

/** The routes that a remote owns, what it declares of them, and the slots its widgets stand in. Stored beside the pointer, so that they are known even when the version's files are gone. */
export interface OwnedRoutes {
  readonly pages: Readonly<Record<string, RouteDeclaration>>;
  readonly widgets: Readonly<Record<string, WidgetPlacement>>;
  /** Links in header and footer. */
  readonly navigation?: readonly NavigationEntry[];
  /** What its part of the API owns. */
  readonly api?: Pick<ApiPartDeclaration, 'prefixes' | 'collections'>;
}

/** Somebody's decision: who, when (ISO time), why. */
export interface Decision {
  readonly who: string;
  readonly when: string;
  readonly why?: string;
}

/** A version that some visitors get instead of the live one. */
export interface Canary extends Decision {
  readonly version: string;
  /** The versions that go to the same visitors, all or none, by app; this one is among them. */
  readonly set: Readonly<Record<string, string>>;
  /** Share of visitors, 0 to 100. */
  readonly percent: number;
  /** Whether the guard starts the next stage by itself. */
  readonly automatic: boolean;
  /** When the present share began (ISO time). */
  readonly stepSince: string;
  readonly owned: OwnedRoutes;
}

/** What is live of one app, and what was decided about it. */
export interface LivePointer {
  readonly version: string;
  /** The version that was live before, and good: what visitors get when `version` fails. Never a barred one. */
  readonly previous?: string;
  /** Who made `version` live, when and why. */
  readonly activated: Decision;
  /** The routes and widgets of `version`; none for the host. */
  readonly owned: OwnedRoutes;
  readonly canary?: Canary;
  /** While it stands, nothing but `activate`, `rollback` and `resume` by name changes the live version. */
  readonly hold?: Decision;
  /** Versions that were rejected: nothing brings them back but `activate` by name. */
  readonly barred: Readonly<Record<string, Decision>>;
}

/** An app that was taken off the site: no deploy brings it back. */
export interface Retirement extends Decision {
  /** The versions that were barred then, and are again when the app comes back. */
  readonly barred: LivePointer['barred'];
}

/** What kinds of change make a generation. `recover`: signed again after a backup; `renew`: a new expiry, nothing else. */
export const CHANGE_KINDS = [
  'activate',
  'rollback',
  'hold',
  'resume',
  'canary',
  'promote',
  'abort',
  'retire',
  'recover',
  'renew',
] as const;

/** One change of one app. */
export interface Change {
  readonly what: (typeof CHANGE_KINDS)[number];
  readonly app?: string;
  /** The version that was live, or the canary, before. */
  readonly from?: string;
  /** The version that is live, or the canary, from then on. */
  readonly to?: string;
  /** The canary's share from then on. */
  readonly percent?: number;
}

/** One state of the pointers. Signed by a pointer key. */
export interface Generation extends Decision {
  /** Grows with every change; a lower one than a reader has seen is refused. */
  readonly number: number;
  /** ISO time after which a reader that has not seen it yet refuses it. */
  readonly expires: string;
  /** SHA-256 (hex) of the former generation's document as stored; null in the first. */
  readonly former: string | null;
  readonly changes: readonly Change[];
  readonly apps: Readonly<Record<string, LivePointer>>;
  readonly retired?: Readonly<Record<string, Retirement>>;
}
