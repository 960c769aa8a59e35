/** Who wants to know that a navigation within the document has shown another page. */

const listeners = new Set<() => void>();

/** Called when a page stands at another path or search than before. */
export function onPageShown(listener: () => void): void {
  listeners.add(listener);
}

export function tellPageShown(): void {
  for (const listener of listeners) listener();
}
