/** The web vitals of a page. A file of its own, since it is fetched after the page stands. */
import type { Vital } from '@sinima/contracts/reports';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tell each vital as it is known, and again as it changes: whoever sends them cannot wait for the last moment. */
export function measureVitals(tell: (vital: Vital, value: number) => void): void {
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) {
    measure(({ name, value }) => tell(name, Math.round(value * 1_000) / 1_000), {
      reportAllChanges: true,
    });
  }
}
