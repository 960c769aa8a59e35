import { pathIn } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { languageField } from '@sinima/api/http/page-language';
import { field } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import * as messages from '../texts/contact.messages.js';
import { CONTACT_KINDS, type TypedMessage } from './contact-message.js';

/** Address that the form is sent to. */
export const MESSAGES_PATH = '/api/contact/messages';

/** Return the body of the page that shows the form again as it was typed, with its errors. */
export function contactPage(
  typed: TypedMessage,
  text: Text,
  why: string,
  errors: readonly ParameterError[],
): Html {
  const shown = { errors };
  const line = (name: 'name' | 'email' | 'page', label: string, attributes: Html): Html =>
    field(shown, name, label, (of) => html`<input ${of} ${attributes} value="${typed[name]}" />`);
  return html`<p class="wrong" role="alert">${why}</p>
    <form method="post" action="${MESSAGES_PATH}">
      ${languageField(text.language)}
      ${field(
        shown,
        'kind',
        text(messages.aboutWhat),
        (of) =>
          html`<select ${of}>
            ${Object.entries(CONTACT_KINDS).map(
              ([kind, label]) =>
                html`<option value="${kind}" ${kind === typed.kind && html` selected`}>
                  ${text(label)}
                </option>`,
            )}
          </select>`,
      )}
      ${
        // The first line break of a textarea is left out by browsers.
        field(
          shown,
          'message',
          text(messages.yourMessage),
          (of) => html`<textarea ${of} rows="8" required>${'\n'}${typed.message}</textarea>`,
        )
      }
      ${line('page', text(messages.aboutPage), html`autocomplete="off"`)}
      ${line('name', text(messages.yourName), html`autocomplete="name"`)}
      ${line('email', text(messages.mailForAnswer), html`type="email" autocomplete="email"`)}
      <button>${text(messages.send)}</button>
    </form>
    <p><a href="${pathIn(text.language, '/contact')}">${text(messages.beginAnew)}</a></p>`;
}
