import { RENDER_MEASURE } from '../../page/boundary-facts.ts';
import type { BrowserTime } from './label-text.ts';

/** Gather what React takes for each fragment, from before the overlay was there too. Nothing, outside development. */
export function watchBrowserTimes(onChange: () => void): ReadonlyMap<string, BrowserTime> {
  const times = new Map<string, BrowserTime>();
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (!name.startsWith(RENDER_MEASURE)) continue;
      const key = name.slice(RENDER_MEASURE.length);
      const before = times.get(key) ?? { ms: 0, times: 0 };
      times.set(key, { ms: before.ms + duration, times: before.times + 1 });
    }
    onChange();
  }).observe({ type: 'measure', buffered: true });
  return times;
}
