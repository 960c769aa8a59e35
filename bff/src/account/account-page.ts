import { COUNTRIES } from '@sinima/contracts/countries';
import { field, tokenField, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { NAME_LENGTH } from '../members/display-name.js';
import { HANDLE_LENGTH } from '../members/handle.js';
import { BIO_LENGTH } from '../members/profile.dto.js';
import type { Me, Session } from './me.dto.js';
import type { TypedProfile } from './profile-form.js';

/** The form of the profile. */
export interface ProfileForm extends ShownForm {
  /** The values of the fields: as typed, or as stored. */
  readonly typed: TypedProfile;
}

/** What the account page shows. */
export interface AccountPage extends ProfileForm {
  readonly me: Me;
  readonly sessions: readonly Session[];
  readonly done?: string;
}

/** Return the form by which a member changes the profile. */
export function profileForm(form: ProfileForm): Html {
  const { typed } = form;
  const { least, most } = HANDLE_LENGTH;
  return html`<form method="post" action="/api/account/profile">
    ${tokenField(form)}
    ${field(form, 'handle', 'Handle', (of) => html`<input ${of} value="${typed.handle}" required minlength="${least}" maxlength="${most}" autocapitalize="none" autocomplete="username" spellcheck="false" />`)}
    ${field(form, 'displayName', 'Display name', (of) => html`<input ${of} value="${typed.displayName}" required maxlength="${NAME_LENGTH}" autocomplete="nickname" />`)}
    ${field(
      form,
      'country',
      'Country (optional)',
      (of) =>
        html`<select ${of}>
          <option value="">None</option>
          ${COUNTRIES.map((name) => html`<option${name === typed.country && html` selected`}>${name}</option>`)}
        </select>`,
    )}
    ${field(
      form,
      'bio',
      'About you (optional)',
      (of) => html`<textarea ${of} rows="4" maxlength="${BIO_LENGTH}">${typed.bio}</textarea>`,
    )}
    <label class="check"
      ><input type="checkbox" name="isPublic" value="yes" ${typed.isPublic && html` checked`} />
      <span
        >Everybody may read my profile
        <small>Otherwise it is private. Your mail address is never shown.</small></span
      ></label
    >
    <button>Save</button>
  </form>`;
}

const when = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const sessionItem = (page: AccountPage, { id, device, createdAt, usedAt, isCurrent }: Session): Html =>
  html`<li>
    <strong>${device}</strong>${isCurrent && ', this browser'}
    <small>Signed in ${when(createdAt)}, last used ${when(usedAt)}</small>
    <form method="post" action="/api/account/sessions/end">
      ${tokenField(page)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="Sign out ${device}, signed in ${when(createdAt)}">Sign out</button>
    </form>
  </li>`;

/** Return the body of a member's own page, on which everything works without a script. */
export function accountPage(page: AccountPage): Html {
  const { me, sessions, done, errors = [] } = page;
  const unnamed = errors.find(({ parameter }) => !(parameter in page.typed) && parameter !== 'confirm');
  const confirm = errors.find(({ parameter }) => parameter === 'confirm')?.message;
  return html`<p><a href="/">Back to Sinima</a></p>
    ${done && html`<p class="done" role="status">${done}</p>`}
    ${unnamed && html`<p class="wrong" role="alert">${unnamed.message}</p>`}
    ${errors.length > 0 && !unnamed && html`<p class="wrong" role="alert">Not done yet: see the note at the field.</p>`}
    <h2>Profile</h2>
    ${profileForm(page)}
    <h2>Where you are signed in</h2>
    <ul>
      ${sessions.map((session) => sessionItem(page, session))}
    </ul>
    <form method="post" action="/api/account/sessions/end-all">
      ${tokenField(page)}<button class="quiet">Sign out everywhere</button>
    </form>
    ${
      me.signInPage &&
      html`<h2>Sign-in</h2>
        <p><a href="${me.signInPage}">Passkeys and mail address</a></p>`
    }
    <h2>API</h2>
    <p><a href="/api/account/keys">Keys for higher limits</a></p>
    <h2>Delete the account</h2>
    <p>
      Your profile and your keys are deleted, and you are signed out everywhere. This cannot be undone. The
      sign-in provider keeps your mail address until you delete it there.
    </p>
    <form method="post" action="/api/account/delete">
      ${tokenField(page)}
      <label for="confirm">Type your handle, ${me.handle}, to confirm</label>
      <input
        id="confirm"
        name="confirm"
        required
        autocapitalize="none"
        autocomplete="off"
        spellcheck="false"
        ${confirm && html` aria-invalid="true" aria-describedby="confirm-error"`}
      />
      ${confirm && html`<p class="wrong" id="confirm-error">${confirm}</p>`}
      <button class="quiet">Delete my account</button>
    </form>`;
}
