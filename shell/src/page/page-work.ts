/** The messages between the front and its renderers: all of it can be cloned. */
import type { Composition } from '@sinima/contracts/composition';
import type { Language } from '@sinima/contracts/languages';
import type { PageHead } from '@sinima/contracts/remote';
import type { FragmentRef } from './fragment-ref.ts';
import type { SiteHeads } from './site-heads.ts';

/** The host's own part of a page: header, footer, and places for fragments. */
export interface FrameWork {
  readonly kind: 'frame';
  readonly language: Language;
  /** Path without the language's prefix, and search. */
  readonly address: string;
  readonly composition: Composition;
  /** Whether the visitor has signed in. */
  readonly hasSession: boolean;
}

/** The fragments of one remote in a page, in a renderer of the version that stands first in the composition. */
export interface FragmentsWork {
  readonly kind: 'fragments';
  /** Of the page. */
  readonly language: Language;
  readonly address: string;
  readonly composition: Composition;
  readonly refs: readonly FragmentRef[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type PageWork = FrameWork | FragmentsWork;

export interface RenderedFrame {
  readonly kind: 'frame';
  /** Empty where the host threw. */
  readonly html: string;
  /** Texts in the markup in whose places fragments belong, by `fragmentKey`. */
  readonly places: Readonly<Record<string, string>>;
  /** Markup for the places of fragments that no version renders. */
  readonly errorArea: string;
  /** In the language of the page; absent where the host threw. */
  readonly heads?: SiteHeads;
  /** The error of the host's own code; with markup where the rest of the frame stands all the same. */
  readonly thrown?: string;
}

/** An answer of the API that the page carries, for the browser. */
export interface CarriedQuery {
  readonly hash: string;
  /** The dehydrated query as JSON that is safe within a script element. */
  readonly json: string;
  /** The answer's own text belongs into the JSON, where it is cut: the front has it, and it need not be sent back. */
  readonly answer?: {
    /** The address that was read. */
    readonly path: string;
    /** Where in `json`, in characters. */
    readonly at: number;
  };
}

export interface RenderedFragments {
  readonly kind: 'fragments';
  /** Markup by `fragmentKey`. */
  readonly html: Readonly<Record<string, string>>;
  /** Texts in a page's markup in whose places widgets belong, by `fragmentKey`. */
  readonly places: Readonly<Record<string, string>>;
  /** The errors of fragments that threw, by `fragmentKey`: they have no markup. */
  readonly thrown: Readonly<Record<string, string>>;
  /** Stacks of errors while data was prefetched, by `fragmentKey`; failures of reads are `missing` alone. */
  readonly prefetchErrors?: Readonly<Record<string, string>>;
  /** Of a page; undefined of widgets. */
  readonly head?: PageHead;
  readonly queries: readonly CarriedQuery[];
  /** Reads and fragments whose data did not come because of a failure: address or key, and why. */
  readonly missing: Readonly<Record<string, string>>;
  /** Whether the page's own data failed to come, so that it is a 503. */
  readonly lacksItsData: boolean;
}

export type PageWorkDone = RenderedFrame | RenderedFragments;
