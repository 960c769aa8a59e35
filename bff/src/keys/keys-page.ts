import { languageField } from '@sinima/api/http/page-language';
import { field, tokenField, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { pathIn } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import * as accountMessages from '../texts/account.messages.js';
import * as messages from '../texts/keys.messages.js';
import { KEY_NAME_LENGTH, type ApiKey } from './key.dto.js';
import { MAX_KEYS } from './key.schema.js';

/** What the page of keys shows. */
export interface KeysPage extends ShownForm {
  readonly text: Text;
  readonly keys: readonly ApiKey[];
  /** The name of a key, as typed. */
  readonly typed: string;
  /** A key that was just made; it is shown this once. */
  readonly made?: string;
  readonly done?: string;
}

/** Return the fields of every form: the member's token, and the language of the page. */
const hiddenFields = (page: KeysPage): Html => html`${tokenField(page)}${languageField(page.text.language)}`;

function keyItem(page: KeysPage, { id, name, createdOn: made, usedOn }: ApiKey): Html {
  const { text } = page;
  return html`<li>
    <strong>${name}</strong>
    <small>
      ${usedOn === null ? text(messages.keyUnused, { made }) : text(messages.keyUsed, { made, used: usedOn })}
    </small>
    <form method="post" action="/api/account/keys/revoke">
      ${hiddenFields(page)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="${text(messages.revokeKey, { name, made })}">
        ${text(messages.revoke)}
      </button>
    </form>
  </li>`;
}

/** Return the body of the page of a member's keys, on which everything works without a script. */
export function keysPage(page: KeysPage): Html {
  const { text, keys, typed, made, done, errors = [] } = page;
  const unnamed = errors.find(({ parameter }) => parameter !== 'name');
  return html`<p><a href="${pathIn(text.language, '/account')}">${text(accountMessages.yourAccount)}</a></p>
    ${done && html`<p class="done" role="status">${done}</p>`}
    ${unnamed && html`<p class="wrong" role="alert">${unnamed.message}</p>`}
    ${
      made &&
      html`<div class="done" role="status">
        <p>${text(messages.newKeyText)}</p>
        <p><code dir="ltr">${made}</code></p>
      </div>`
    }
    <p>
      ${text(messages.keysText)}
      <a href="${pathIn(text.language, '/terms')}#api">${text(messages.limitsAndTerms)}</a>
    </p>
    ${
      keys.length === 0
        ? html`<p>${text(messages.noKey)}</p>`
        : html`<ul>
            ${keys.map((key) => keyItem(page, key))}
          </ul>`
    }
    <h2>${text(messages.newKey)}</h2>
    <p>${text(messages.upToKeys, { most: MAX_KEYS })}</p>
    <form method="post" action="/api/account/keys">
      ${hiddenFields(page)}
      ${field(page, 'name', text(messages.keyName), (of) => html`<input ${of} value="${typed}" required maxlength="${KEY_NAME_LENGTH}" autocomplete="off" />`)}
      <button>${text(messages.makeKey)}</button>
    </form>`;
}
