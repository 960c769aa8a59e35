/** Which version of which remote a visitor gets: made by the shell server for each page, inlined in it, read by the shell's client. */
import type { OwnedRoutes, Release } from './release.ts';

/** A release as the browser needs it. */
export type ComposedRelease = Pick<
  Release,
  'version' | 'global' | 'entry' | 'styles' | 'pages' | 'widgets'
> & {
  /** Address of the release's folder, with a slash at the end. */
  readonly base: string;
  /** Hashes of the entry and the styles, as `integrity` attributes. */
  readonly integrity: Readonly<Record<string, string>>;
};

/** One remote. */
export interface ComposedRemote {
  readonly name: string;
  readonly owned: OwnedRoutes;
  /** The live version, then its fallback version. Empty: its fragments show that they are taking a break. */
  readonly versions: readonly ComposedRelease[];
}

/** The whole site, as one visitor gets it. */
export interface Composition {
  readonly remotes: readonly ComposedRemote[];
}
