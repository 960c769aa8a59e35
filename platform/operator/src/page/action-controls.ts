/** Controls that lead to the page on which an action is confirmed. */
import { html, type Html } from '@sinima/server/html';

/** Return hidden fields of a form. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

/** Return a link to an action on an app, drawn as a button. */
export function actionLink(action: string, app: string, label: string, look = 'plain'): Html {
  const query = new URLSearchParams({ action, app });
  return html`<a class="button ${look}" href="/operator/confirm?${query.toString()}"
    >${label}<span class="unseen"> ${app}</span></a
  >`;
}

/** Return a select of versions, the newest names first. */
export function versionSelect(id: string, versions: readonly string[]): Html {
  return html`<label for="${id}">Version</label>
    <select id="${id}" name="version">
      ${versions.map((version) => html`<option>${version}</option>`)}
    </select>`;
}
