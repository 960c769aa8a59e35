/** When the visitor sees the page: browsers prerender pages, and fetch documents, that may never be opened. */

interface PrerenderingDocument {
  readonly prerendering?: boolean;
}

interface NavigationEntry extends PerformanceEntry {
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

/** Resolves once the page is not being prerendered: for reports, counts, copies, and stored toasts. */
export async function whenActive(): Promise<void> {
  if ((document as PrerenderingDocument).prerendering !== true) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Tell of an active page whether the browser prerendered it or fetched its document before the visitor asked for it. */
export function wasSpeculative(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
  return (entry?.activationStart ?? 0) > 0 || entry?.deliveryType === 'navigational-prefetch';
}
