import type { FieldChange, SplitFacts } from '@sinima/api/catalogue-writes';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { Message, Text } from '@sinima/contracts/text';
import { slugInWords } from '../shapes/credit.ts';
import { fieldLabel } from '../shapes/field-label.ts';
import { valueWords } from '../shapes/value-words.ts';
import * as messages from './forms.messages.ts';

/** Return one changed field as people read it: what was, what would be, and the source. */
export function changeView(change: FieldChange, text: Text): Html {
  const { field, before, after, removed, added, source } = change;
  const lines = (label: Message, value: unknown): Html | null => {
    const words = valueWords(field, value, text);
    return words.length === 0
      ? null
      : html`<p>${text(messages.valuesOf, { label: text(label), values: words.join(' · ') })}</p>`;
  };
  return html`<li>
    <strong>${fieldLabel(field, text)}</strong>
    ${lines(messages.valueNow, before)} ${lines(messages.valueThen, after)}
    ${after === undefined && before !== undefined && html`<p>${text(messages.takenAwayWhole)}</p>`}
    ${lines(messages.takenAway, removed)} ${lines(messages.added, added)}
    ${source && html`<small>${text(messages.sourceOfFact, { where: [source.where, source.url].filter(Boolean).join(', ') })}</small>`}
  </li>`;
}

/** Return what the other record of a split is, and where it is meant; nothing: it is no split. */
export function splitView(split: SplitFacts | null | undefined, text: Text): Html | null {
  if (!split) return null;
  const { fields, moves } = split;
  return html`<h2>${text(messages.theOtherOne)}</h2>
    <ul>
      ${fields.map((change) => changeView(change, text))}
      ${moves.map(({ kind, slug }) => html`<li>${text(messages.isMeantIn, { name: slugInWords(slug), kind })}</li>`)}
    </ul>`;
}
