/** Which version of which remote a visitor gets: made by the shell server for each page, inlined in it, read by the shell's client. */
import type { OwnedRoutes } from './pointer.ts';
import type { BuiltRemote } from './release.ts';

/** A release as the browser needs it; files are content addresses. */
export type ComposedRelease = Pick<BuiltRemote, 'version' | 'global' | 'entry' | 'styles'>;

/** One remote. */
export interface ComposedRemote {
  readonly name: string;
  /** Routes and widgets of the first version. */
  readonly owned: OwnedRoutes;
  /** The version for this visitor, then those that stand in when it fails. Empty: its fragments show that they are taking a break. */
  readonly versions: readonly ComposedRelease[];
  /** The public key that signed its files (Ed25519, base64); absent where nothing is signed. */
  readonly key?: string;
}

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
  readonly preview?: PreviewedRelease;
}
