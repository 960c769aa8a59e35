/** Web vitals of an app's versions, as visitors' browsers report them. */
import { VITALS_CLASSES, type Vital, type VersionHealth } from '@sinima/contracts/reports';
import { count, vital } from '../guard/figures.ts';
import { observed, p75 } from '../health/histogram.ts';
import { html, type Html } from '@sinima/server/html';

/** The vitals that are shown, with their meanings. */
const SHOWN: readonly (readonly [vital: Vital, meaning: string])[] = [
  ['LCP', 'largest paint'],
  ['INP', 'response to input'],
  ['CLS', 'layout shift'],
];

/** A version, by its present role. */
interface ObservedVersion {
  readonly name: 'live' | 'canary' | 'stopped';
  readonly health: VersionHealth;
}

/** Return the 75th percentile of each vital with how many browsers told it; undefined where none has. */
export function vitalsTable(versions: readonly ObservedVersion[]): Html | undefined {
  const rows = VITALS_CLASSES.flatMap((kind) =>
    SHOWN.map(([name, meaning]) => ({ kind, name, meaning })).filter(({ name }) =>
      versions.some(({ health }) => observed(health.vitals[kind]?.[name]) > 0),
    ),
  );
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
        ({ kind, name, meaning }) =>
          html`<tr>
            <th scope="row">${name}, ${meaning}, ${kind} pages</th>
            ${versions.map(({ health }) => {
              const histogram = health.vitals[kind]?.[name];
              return html`<td>${vital(name, p75(histogram))} (${count(observed(histogram))})</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
