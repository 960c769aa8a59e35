/** Events between host and remotes, prefixed by their owner; dispatched on `window`. */

/** Asks the shell to show a toast. */
export const TOAST_EVENT = 'shell:toast';

/** What a toast says (`docs/specification.md §8`). */
export interface ToastDetail {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}
