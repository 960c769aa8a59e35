/** Events between host and remotes, prefixed by their owner; dispatched on `window`. */
import type { Language } from './languages.ts';

/** Asks the shell to show a toast. */
export const TOAST_EVENT = 'shell:toast';

/** One thing that a visitor can do about a toast, e.g. `{ label: 'Undo', act: restore }`. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** What a toast says (`docs/specification.md §8`). */
export interface ToastDetail {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
  /** Of its texts, where it is another than the page's. */
  readonly language?: Language;
  /** How long it is shown, in milliseconds, where not as long as others. */
  readonly duration?: number;
}

/** Dispatched on `window` when marks that this browser keeps have changed: remotes have copies of the code that shows them. */
export const SAVED_EVENT = 'sinima:saved';
