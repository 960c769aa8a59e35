/** The server's facts for the boundary overlay: of each remote in a page that is requested with `?boundaries`. */
import type { FragmentRef } from './fragment-ref.ts';

/** The query parameter that asks for the overlay; it counts in development and in previews alone. */
export const BOUNDARIES_PARAMETER = 'boundaries';

/** Where the overlay's script is. */
export const BOUNDARIES_SCRIPT = '/__boundaries/overlay.js';

/** The id of the element that holds the facts, as JSON. */
export const BOUNDARIES_ID = 'sinima-boundaries';

/** Where a click on a remote's label leads. */
export type FolderLink =
  /** The folder is opened in an editor on this machine. */
  | { readonly kind: 'editor'; readonly address: string }
  /** Its sources are to be read there. */
  | { readonly kind: 'repository'; readonly address: string }
  /** The name of the folder is all that is known. */
  | { readonly kind: 'name' };

export interface RemoteFacts {
  /** The version whose markup stands in the page. */
  readonly version: string;
  /** Whether it stands in for one that failed, or is a preview. */
  readonly role?: 'fallback' | 'preview';
  /** Handle of the team, such as `@sinima/people`. */
  readonly owner?: string;
  readonly folder: FolderLink;
  /** Bytes over the network of the files that all fragments of the remote share: its entry and its styles. */
  readonly sharedBytes: number;
  /** Bytes over the network of each fragment's own scripts, by kind and id: `pages/title`. */
  readonly ownBytes: Readonly<Record<string, number>>;
  /** Whether that is without compression: files of development have none. */
  readonly isUncompressed: boolean;
  /** How long its fragments in this page took on the server, their data included, in ms; absent: they were not rendered there. */
  readonly serverMs?: number;
}

/** By remote. */
export type BoundaryFacts = Readonly<Record<string, RemoteFacts>>;

/** Prefix of the names under which the client measures what React takes for a fragment, in development. */
export const RENDER_MEASURE = 'fragment ';

/** Return the key of a fragment's own bytes. */
export const fragmentPart = ({ kind, id }: Pick<FragmentRef, 'kind' | 'id'>): string => `${kind}/${id}`;
