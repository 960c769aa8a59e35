import { field, tokenField, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { KEY_NAME_LENGTH, type ApiKey } from './key.dto.js';
import { MAX_KEYS } from './key.schema.js';

/** What the page of keys shows. */
export interface KeysPage extends ShownForm {
  readonly keys: readonly ApiKey[];
  /** The name of a key, as typed. */
  readonly typed: string;
  /** A key that was just made; it is shown this once. */
  readonly made?: string;
  readonly done?: string;
}

const keyItem = (page: KeysPage, { id, name, createdOn, usedOn }: ApiKey): Html =>
  html`<li>
    <strong>${name}</strong>
    <small>Made on ${createdOn}, ${usedOn === null ? 'not used yet' : `last used on ${usedOn}`}</small>
    <form method="post" action="/api/account/keys/revoke">
      ${tokenField(page)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="Revoke ${name}, made on ${createdOn}">Revoke</button>
    </form>
  </li>`;

/** Return the body of the page of a member's keys, on which everything works without a script. */
export function keysPage(page: KeysPage): Html {
  const { keys, typed, made, done, errors = [] } = page;
  const unnamed = errors.find(({ parameter }) => parameter !== 'name');
  return html`<p><a href="/account">Your account</a></p>
    ${done && html`<p class="done" role="status">${done}</p>`}
    ${unnamed && html`<p class="wrong" role="alert">${unnamed.message}</p>`}
    ${
      made &&
      html`<div class="done" role="status">
        <p>Your new key. Copy it now: it is shown this once, and we do not store it.</p>
        <p><code>${made}</code></p>
      </div>`
    }
    <p>
      With a key, your programs may make more calls to the API. A key signs nobody in and gives no access to
      your account. <a href="/terms#api">Limits and terms of the API</a>
    </p>
    ${
      keys.length === 0
        ? html`<p>You have no key.</p>`
        : html`<ul>
            ${keys.map((key) => keyItem(page, key))}
          </ul>`
    }
    <h2>A new key</h2>
    <p>You may have up to ${String(MAX_KEYS)} keys.</p>
    <form method="post" action="/api/account/keys">
      ${tokenField(page)}
      ${field(page, 'name', 'Name of the key, for yourself', (of) => html`<input ${of} value="${typed}" required maxlength="${KEY_NAME_LENGTH}" autocomplete="off" />`)}
      <button>Make a key</button>
    </form>`;
}
