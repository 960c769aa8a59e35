/** The browser's own measurements of a document's load. */
export interface DocumentVitals {
  /** Time of the last largest contentful paint, in ms since the navigation. */
  lcpMs: number;
  /** Sum of all layout shifts: at least what the session window of CLS has. */
  cls: number;
  /** First contentful paint, in ms. */
  fcpMs: number;
  /** Tasks of more than 50 ms: when they began and how long they took, in ms. */
  readonly longTasks: { readonly startMs: number; readonly ms: number }[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Collect the vitals of the document that it is run in. Sent to pages as text: it uses nothing from outside. */
export function watchVitals(): void {
  const vitals: DocumentVitals = { lcpMs: 0, cls: 0, fcpMs: 0, longTasks: [] };
  Object.assign(globalThis, { documentVitals: vitals });
  performance.setResourceTimingBufferSize(1_000);
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcpMs = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ startMs: startTime, ms: duration });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) vitals.cls += value;
  });
}
