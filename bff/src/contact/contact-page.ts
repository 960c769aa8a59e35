import { pathIn, type Language } from '@sinima/contracts/languages';
import { field } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { CONTACT_KINDS, type TypedMessage } from './contact-message.js';

/** Address that the form is sent to. */
export const MESSAGES_PATH = '/api/contact/messages';

/** Return the body of the page that shows the form again as it was typed, with its errors. */
export function contactPage(
  typed: TypedMessage,
  language: Language,
  why: string,
  errors: readonly ParameterError[],
): Html {
  const shown = { errors };
  const line = (name: 'name' | 'email' | 'page', label: string, attributes: Html): Html =>
    field(shown, name, label, (of) => html`<input ${of} ${attributes} value="${typed[name]}" />`);
  return html`<p class="wrong" role="alert">${why}</p>
    <form method="post" action="${MESSAGES_PATH}">
      <input type="hidden" name="language" value="${language}" />
      ${field(
        shown,
        'kind',
        'What is it about?',
        (of) =>
          html`<select ${of}>
            ${Object.entries(CONTACT_KINDS).map(
              ([kind, label]) =>
                html`<option value="${kind}" ${kind === typed.kind && html` selected`}>${label}</option>`,
            )}
          </select>`,
      )}
      ${
        // The first line break of a textarea is left out by browsers.
        field(
          shown,
          'message',
          'Your message',
          (of) => html`<textarea ${of} rows="8" required>${'\n'}${typed.message}</textarea>`,
        )
      }
      ${line('page', 'Address of the page that it is about (optional)', html`autocomplete="off"`)}
      ${line('name', 'Your name (optional)', html`autocomplete="name"`)}
      ${line('email', 'Mail address for the answer (optional)', html`type="email" autocomplete="email"`)}
      <button>Send</button>
    </form>
    <p><a href="${pathIn(language, '/contact')}">Begin anew</a></p>`;
}
