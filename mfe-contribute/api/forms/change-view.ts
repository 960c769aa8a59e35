import type { FieldChange, SplitFacts } from '@sinima/api/catalogue-writes';
import { html, type Html } from '@sinima/api/http/plain-page';
import { slugInWords } from '../shapes/credit.ts';
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

/** Return what the other record of a split is, and where it is meant; nothing: it is no split. */
export function splitView(split: SplitFacts | null | undefined): Html | null {
  if (!split) return null;
  const { fields, moves } = split;
  return html`<h2>The other one</h2>
    <ul>
      ${fields.map((change) => changeView(change))}
      ${moves.map(({ kind, slug }) => html`<li>It is meant in: ${slugInWords(slug)} (${kind})</li>`)}
    </ul>`;
}
