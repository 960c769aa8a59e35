/** The web vitals of a page. A file of its own, since it is fetched after the page stands. */
import type { Vital, VitalsClass } from '@sinima/contracts/reports';
import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

type TellVital = (kind: VitalsClass, vital: Vital, value: number) => void;

function classOf(navigationType: MetricType['navigationType']): VitalsClass {
  if (navigationType === 'prerender') return 'prerendered';
  return navigationType === 'back-forward-cache' ? 'restored' : 'loaded';
}

/**
 * Tell each vital as it is known, and again as it changes: the last moment may be too late to send it. Vitals of a
 * prerendered page count from its activation, those of a restored page from its return.
 */
export function measureVitals(tell: TellVital): void {
  const measure = ({ name, value, navigationType }: MetricType): void =>
    tell(classOf(navigationType), name as Vital, Math.round(value * 1_000) / 1_000);
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(measure, { reportAllChanges: true });
}
