/** Which version of which remote a visitor gets: made by the shell server for each page, inlined in it, read by the shell's client. */
import type { ApiPartDeclaration } from './api-part.ts';
import type { NavigationPlace } from './navigation.ts';
import type { OwnedRoutes } from './pointer.ts';
import type { BuiltRemote } from './release.ts';
import type { RouteDeclaration } from './remote.ts';

/** A release as the browser needs it; files are content addresses. */
export interface ComposedRelease extends Pick<BuiltRemote, 'version' | 'global' | 'entry' | 'styles'> {
  /** Prefixes of its part of the API; absent where it has none. */
  readonly api?: ApiPartDeclaration['prefixes'];
}

/**
 * What a remote owns, as far as browsers need it: sitemaps, cards and feeds are the server's, and so are the slots of pages, since a
 * widget that may not stand where it asks to is left out.
 */
export interface ComposedRoutes extends Pick<OwnedRoutes, 'widgets'> {
  readonly pages: Readonly<Record<string, Omit<RouteDeclaration, 'sitemap' | 'card' | 'feeds' | 'slots'>>>;
}

/** One remote. */
export interface ComposedRemote {
  readonly name: string;
  /** Of the first version. */
  readonly owned: ComposedRoutes;
  /** The version for this visitor, then those that stand in when it fails. Empty: its fragments show that they are taking a break. */
  readonly versions: readonly ComposedRelease[];
  /**
   * Public keys (Ed25519, base64) of which one must have signed a file of it; absent where that is not demanded. All that
   * are trusted: a file that did not change while keys were exchanged may come from a cache with its former signature.
   */
  readonly keys?: readonly string[];
}

/** A link in header or footer. */
export type ComposedLink = readonly [label: string, path: string];

/** The links in each place of the host, in their order; a place without any is absent. */
export type ComposedNavigation = Readonly<Partial<Record<NavigationPlace, readonly ComposedLink[]>>>;

/** A version that this visitor alone looks at, before others get it. */
export interface PreviewedRelease {
  readonly app: string;
  readonly version: string;
  /** ISO time at which the link ends. */
  readonly expires: string;
}

/** The whole site, as one visitor gets it. */
export interface Composition {
  /** The pointer's generation that it was made from. */
  readonly generation: number;
  readonly remotes: readonly ComposedRemote[];
  readonly navigation?: ComposedNavigation;
  readonly preview?: PreviewedRelease;
}

/** Address at which an open tab asks which versions its visitor gets now; answers `VisitorVersions`, never cached. */
export const VISITOR_VERSIONS_PATH = '/composition.json';

/** Header of every answer of `/api/*` and of `VISITOR_VERSIONS_PATH`: the generation that the shell server serves. */
export const GENERATION_HEADER = 'Sinima-Generation';

/** Which version of each app one visitor gets. */
export interface VisitorVersions {
  readonly generation: number;
  /** By app, the host's among them, as composed: before any version was found not to load. */
  readonly versions: Readonly<Record<string, string>>;
  /** Where an operator has switched off that browsers keep copies of pages (`offline.ts`). */
  readonly serviceWorker?: 'off';
}
