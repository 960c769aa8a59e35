/** The bytes that the page has taken over the network: measured by the client's late part, shown in the footer. */

let bytes: number | undefined;
const listeners = new Set<() => void>();

/** Tell the bytes of the page that stands. */
export function tellPageWeight(weight: number): void {
  bytes = weight;
  for (const listener of listeners) listener();
}

export function subscribePageWeight(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Return the bytes of the page; undefined: they were not measured yet. */
export const pageWeight = (): number | undefined => bytes;
