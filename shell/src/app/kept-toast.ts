/** A toast that outlives the document in which it was asked for: the next one shows it for the time that is left. */
import type { ToastDetail } from '@sinima/contracts/events';

const KEY = 'sinima:toast';

/** How long a toast is shown, in milliseconds (`docs/specification.md §9`). */
export const TOAST_MS = 5_000;

/** A stored toast, without its action, which belongs to the document that is left. */
interface KeptToast extends Pick<ToastDetail, 'title' | 'description' | 'variant'> {
  /** In milliseconds. */
  readonly duration: number;
}

/** Keep a toast for the next document. @param until when it ends, in milliseconds since the epoch */
export function keepToast({ title, description, variant }: ToastDetail, until: number): void {
  const duration = until - Date.now();
  if (duration <= 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ title, description, variant, duration }));
  } catch {
    // A browser that stores nothing shows it here alone.
  }
}

/** Take what the document before kept, once; a reload or Back shows nothing again. */
export function takeToast(): KeptToast | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [navigation] = performance.getEntriesByType('navigation');
    return text !== null && (navigation?.type ?? 'navigate') === 'navigate'
      ? (JSON.parse(text) as KeptToast)
      : undefined;
  } catch {
    return undefined;
  }
}
