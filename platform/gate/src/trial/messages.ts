/** The messages between the gate and its child process. */
import type { RecordedCall } from '../api/recorded-calls.ts';

/** A page or widget to render. */
export interface FragmentToTry {
  readonly kind: 'pages' | 'widgets';
  readonly id: string;
  /** The route that it is rendered at: the first pattern of its page, `/` for a widget of the home page. */
  readonly pattern: string;
  /** Query parameters that it declares; undefined: it may read any. */
  readonly query?: readonly string[];
}

export interface Job {
  /** `file:` address of the server bundle. */
  readonly bundle: string;
  readonly fragments: readonly FragmentToTry[];
  readonly calls: readonly RecordedCall[];
  /** The same with something in every field, in several ways, and a search that fits them: to see what else is read. */
  readonly fullCalls: readonly (readonly RecordedCall[])[];
  readonly search: string;
}

/** Fields that were read, by operation. */
export type Reads = Readonly<Record<string, readonly string[]>>;

export type Step = 'import' | 'load' | 'prefetch' | 'render' | 'head';

/** The behaviour of a fragment. */
export interface Tried {
  /** The error, and the step in which it was thrown. */
  readonly thrown: readonly { readonly step: Step; readonly error: string }[];
  readonly reads: Reads;
  /** Addresses that the API does not have, and addresses that it fetched past the runtime. */
  readonly unknown: readonly string[];
  readonly fetched: readonly string[];
  /** Whether there is nothing to see in its markup. */
  readonly isEmpty: boolean;
  /** Query parameters that it read without declaring them; `*` where its markup shows whatever the address has. */
  readonly undeclared: readonly string[];
  /** The head of a page; undefined for a widget. */
  readonly title?: unknown;
  readonly status?: unknown;
  /** The picture by which links to it are shown. */
  readonly image?: unknown;
}

/** The child says where it is before each step, so that one that ends or hangs leaves its place known. */
export type FromChild =
  | { readonly type: 'ready' }
  | { readonly type: 'step'; readonly fragment: number; readonly step: Step }
  | { readonly type: 'tried'; readonly fragment: number; readonly tried: Tried }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'done' }
  /** Its other reads; nothing that happens after `done` speaks against the release. */
  | { readonly type: 'reads'; readonly fragment: number; readonly reads: Reads };
