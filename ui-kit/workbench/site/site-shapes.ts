/** What the pages of the workbench are rendered from. All of it travels as JSON. */
import type { Token } from '../../src/tokens/read-tokens.ts';

/** One prop of a component, or one option of a function. */
export interface PropRow {
  readonly name: string;
  /** As TypeScript writes it, e.g. `"grid" | "list"`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Its doc comment; empty where it has none. */
  readonly description: string;
  /** As the source writes it, e.g. `'grid'`. */
  readonly defaultValue?: string;
}

/** What a component or a function takes. */
export interface PropTable {
  /** e.g. `TitleCard`, `buttonClass`. */
  readonly name: string;
  readonly description: string;
  readonly rows: readonly PropRow[];
  /** Elements whose attributes it takes as well, e.g. `input`. */
  readonly elements: readonly string[];
}

/** One state of a piece, which a frame shows. */
export interface PieceState {
  /** Part of addresses, e.g. `not-rated`. */
  readonly key: string;
  readonly name: string;
  /** How it is written. */
  readonly code: string;
  /** It takes the whole line. */
  readonly isWide: boolean;
}

/** What lists and the search know of a piece. */
export interface PieceEntry {
  /** e.g. `badge`, `mfe-title/rating-card`. */
  readonly id: string;
  /** Of pages, e.g. `Primitives`, `mfe-title`. */
  readonly group: string;
  readonly name: string;
  readonly about: string;
  /** From the site's root, e.g. `pieces/badge.html`. */
  readonly href: string;
  /** What else it is found by: names of states and props. */
  readonly words: readonly string[];
}

/** A component of the kit, or of a remote, with all that its page says. */
export interface Piece extends PieceEntry {
  /** What an import names, or a file of the repository. */
  readonly sources: readonly string[];
  /** The document that shows its states: `kit`, `mfe-title`. */
  readonly frame: string;
  readonly states: readonly PieceState[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly accessibility: readonly string[];
  readonly props: readonly PropTable[];
  /** Why it cannot be shown, where its module throws. */
  readonly problem?: string;
}

/** The tokens as the stylesheet defines them. */
export interface TokenSets {
  readonly tokens: readonly Token[];
  /** With those for visitors who ask for more contrast. */
  readonly moreContrast: readonly Token[];
}

interface AnyPage {
  /** All pieces, in their order. */
  readonly entries: readonly PieceEntry[];
  /** The way to the site's root: empty, or `../`. */
  readonly base: string;
  /** It is served by `npm run dev`, and reloads at each build. */
  readonly isLive: boolean;
}

/** What one page is rendered from. */
export type PageData = AnyPage &
  (
    | { readonly kind: 'home' }
    | { readonly kind: 'piece'; readonly piece: Piece }
    | ({ readonly kind: 'tokens' } & TokenSets)
    | ({ readonly kind: 'kit' } & TokenSets)
  );

/** The elements that hold the page, and its data. */
export const rootId = 'workbench';
export const pageDataId = 'workbench-data';
