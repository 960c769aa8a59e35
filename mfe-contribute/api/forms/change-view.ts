import type { FieldChange } from '@sinima/api/catalogue-writes';
import { html, type Html } from '@sinima/api/http/plain-page';
import { englishLabel } from './english-labels.ts';
import { valueTexts } from './english-values.ts';

const lines = (label: string, value: unknown): Html | null => {
  const texts = valueTexts(value);
  return texts.length === 0 ? null : html`<p><strong>${label}:</strong> ${texts.join(' · ')}</p>`;
};

/** Return one changed field as people read it: what was, what would be, and the source. */
export function changeView(change: FieldChange): Html {
  const { field, before, after, removed, added, source } = change;
  return html`<li>
    <strong>${englishLabel(field)}</strong>
    ${lines('Now', before)} ${lines('Then', after)}
    ${after === undefined && before !== undefined && html`<p>Taken away.</p>`} ${lines('Taken away', removed)}
    ${lines('Added', added)}
    ${source && html`<small>Source: ${source.where}${source.url !== undefined && `, ${source.url}`}</small>`}
  </li>`;
}
