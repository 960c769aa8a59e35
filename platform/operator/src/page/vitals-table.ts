/** What visitors' browsers tell of the versions of an app. */
import type { Vital, VersionHealth } from '@sinima/contracts/reports';
import { count, vital } from '../guard/figures.ts';
import { observed, p75 } from '../health/histogram.ts';
import { html, type Html } from './html.ts';

/** The vitals that are shown, in the words of who looks at the page. */
const SHOWN: readonly (readonly [vital: Vital, meaning: string])[] = [
  ['LCP', 'first view'],
  ['SoftLCP', 'next view, by soft navigation'],
  ['INP', 'response to input'],
  ['CLS', 'layout shift'],
];

/** A version, by what it is now. */
interface ObservedVersion {
  readonly name: 'live' | 'canary' | 'stopped';
  readonly health: VersionHealth;
}

/** Return the 75th percentile of each vital with how many browsers told it; undefined where none has. */
export function vitalsTable(versions: readonly ObservedVersion[]): Html | undefined {
  const rows = SHOWN.filter(([name]) => versions.some(({ health }) => observed(health.vitals[name]) > 0));
  if (rows.length === 0) return undefined;
  return html`<table class="vitals">
    <caption>
      Vitals, 75th percentile (and of how many visits)
    </caption>
    <thead>
      <tr>
        <th scope="col">Vital</th>
        ${versions.map(({ name }) => html`<th scope="col"><span class="key ${name}">${name}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, meaning]) =>
          html`<tr>
            <th scope="row">${name === 'SoftLCP' ? 'LCP' : name}, ${meaning}</th>
            ${versions.map(({ health }) => {
              const histogram = health.vitals[name];
              return html`<td>${vital(name, p75(histogram))} (${count(observed(histogram))})</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
