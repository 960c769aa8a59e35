/** The web vitals of a page. A file of its own, since it is fetched after the page stands. */
import type { Vital } from '@sinima/contracts/reports';
import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** A navigation within the document, as the browser tells it apart. */
export interface SoftNavigation {
  readonly id: number;
  readonly pathname: string;
}

/** Is told a vital of the document, or of a navigation within it. */
type TellVital = (vital: Vital, value: number, navigation?: SoftNavigation) => void;

/**
 * Tell each vital as it is known, and again as it changes: whoever sends them cannot wait for the last moment. Where the
 * browser tells of soft navigations (Chromium from 151 on), each page has its own; else all are the document's.
 */
export function measureVitals(tell: TellVital): void {
  const options = { reportAllChanges: true, reportSoftNavs: true };
  const measure = ({ name, value, ...metric }: MetricType): void => {
    const rounded = Math.round(value * 1_000) / 1_000;
    const { navigationType, navigationId, navigationURL } = metric;
    if (navigationType !== 'soft-navigation') {
      tell(name as Vital, rounded);
      return;
    }
    if (name === 'TTFB' || navigationURL === undefined) return;
    const { pathname } = new URL(navigationURL, location.href);
    tell(name === 'LCP' ? 'SoftLCP' : (name as Vital), rounded, { id: navigationId, pathname });
  };
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(measure, options);
}
