/** `/operator/fields`: which releases need which operations and fields of the API. */
import type { Deprecation } from '@sinima/gate/contract-fields';
import type { FieldReader, OperationUse } from '@sinima/gate/needs/field-uses';
import type { Session } from '../access/sessions.ts';
import { countOf } from '../guard/figures.ts';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';
import { layout } from './layout.ts';

/** The contents of the page. */
export interface FieldsData {
  readonly uses: readonly OperationUse[];
  /** The operation whose fields are shown; undefined: all operations are listed. */
  readonly shown?: OperationUse | undefined;
  /** Why calls or the running contract are not known. */
  readonly notes: readonly string[];
  /** In ms. */
  readonly now: number;
}

const readers = (list: readonly FieldReader[]): Html[] =>
  list.map(
    ({ app, version, as }) => html`<span class="reader">${app} <code>${version}</code> (${as})</span> `,
  );

const deprecation = (deprecated: Deprecation | undefined): Html | undefined =>
  deprecated &&
  html`<span class="deprecated"
    >deprecated since ${deprecated.since ?? 'unknown'}, sunset ${deprecated.sunset ?? 'not set'}</span
  >`;

function operationRow({ operation, calls, callers, deprecated }: OperationUse, now: number): Html {
  const count = calls.reduce((sum, one) => sum + one.calls, 0);
  const [last] = calls.map((one) => one.last).sort((one, other) => other.localeCompare(one));
  return html`<tr>
    <th scope="row">
      <a href="/operator/fields?operation=${encodeURIComponent(operation)}"><code>${operation}</code></a>
      ${deprecation(deprecated)}
    </th>
    <td>${count}</td>
    <td>${last === undefined ? 'never counted' : ago(last, now)}</td>
    <td>${callers.length === 0 ? 'no release in use called it when it was tried' : readers(callers)}</td>
  </tr>`;
}

function operationTable({ uses, now }: FieldsData): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Operation</th>
        <th scope="col">Calls</th>
        <th scope="col">Last call</th>
        <th scope="col">Called by</th>
      </tr>
    </thead>
    <tbody>
      ${uses.map((use) => operationRow(use, now))}
    </tbody>
  </table>`;
}

function callsTable({ calls }: OperationUse, now: number): Html {
  if (calls.length === 0) return html`<p class="muted">The running API counted no calls.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Caller</th>
        <th scope="col">Calls</th>
        <th scope="col">First</th>
        <th scope="col">Last</th>
      </tr>
    </thead>
    <tbody>
      ${calls.map(
        ({ caller, calls: count, first, last }) =>
          html`<tr>
            <th scope="row"><code>${caller}</code></th>
            <td>${count}</td>
            <td>${ago(first, now)}</td>
            <td>${ago(last, now)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function fieldTable({ fields, callers }: OperationUse): Html {
  const unread = callers.length > 0 ? 'read by no release in use when it was tried' : 'never sampled';
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Read by</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        (use) =>
          html`<tr>
            <th scope="row"><code>${use.field}</code> ${deprecation(use.deprecated)}</th>
            <td>${use.readers.length === 0 ? unread : readers(use.readers)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Return the page. */
export function fieldsPage(data: FieldsData, session: Session): string {
  const { shown, notes, now, uses } = data;
  const title = shown?.operation ?? 'Fields of the API';
  const content = shown
    ? html`<p><a href="/operator/fields">All operations</a> ${deprecation(shown.deprecated)}</p>
        <h2>Calls</h2>
        ${callsTable(shown, now)}
        <h2>Fields</h2>
        ${fieldTable(shown)}`
    : operationTable(data);
  const body = html`<div class="fields">
    <h1>${title}</h1>
    <p class="muted">
      ${shown ? countOf(shown.fields.length, 'field') : countOf(uses.length, 'operation')}. Readers are the
      releases in use, as the gate recorded them with samples. Nobody knows which fields callers from outside
      read, and a field that no sample holds may be read all the same.
    </p>
    ${notes.map((note) => html`<p class="notice">${note}</p>`)} ${content}
  </div>`;
  return layout({ title, body, session });
}
