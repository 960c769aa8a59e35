import { besidePages, keepOrder, pathIn } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { AFRICAN_COUNTRIES, COUNTRIES } from '@sinima/contracts/countries';
import { countryName } from '@sinima/contracts/place-names';
import { languageField } from '@sinima/api/http/page-language';
import { field, tokenField, type ShownForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { NAME_LENGTH } from '../members/display-name.js';
import { HANDLE_LENGTH } from '../members/handle.js';
import { BIO_LENGTH } from '../members/profile.dto.js';
import * as messages from '../texts/account.messages.js';
import * as pageMessages from '../texts/page.messages.js';
import type { Me, Session } from './me.dto.js';
import type { TypedProfile } from './profile-form.js';

/** The form of the profile. */
export interface ProfileForm extends ShownForm {
  readonly text: Text;
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
  const { typed, text } = form;
  const { least, most } = HANDLE_LENGTH;
  return html`<form method="post" action="/api/account/profile">
    ${hiddenFields(form)}
    ${field(form, 'handle', text(messages.handle), (of) => html`<input ${of} value="${typed.handle}" required minlength="${least}" maxlength="${most}" autocapitalize="none" autocomplete="username" spellcheck="false" />`)}
    ${field(form, 'displayName', text(messages.displayName), (of) => html`<input ${of} value="${typed.displayName}" required maxlength="${NAME_LENGTH}" autocomplete="nickname" />`)}
    ${field(
      form,
      'country',
      text(messages.country),
      (of) =>
        html`<select ${of}>
          <option value="">${text(messages.noCountry)}</option>
          ${countryOptions(typed.country, text)}
        </select>`,
    )}
    ${field(
      form,
      'bio',
      text(messages.aboutYou),
      (of) => html`<textarea ${of} rows="4" maxlength="${BIO_LENGTH}">${typed.bio}</textarea>`,
    )}
    <label class="check"
      ><input type="checkbox" name="isPublic" value="yes" ${typed.isPublic && html` checked`} />
      <span>${text(messages.everybodyMayRead)} <small>${text(messages.otherwisePrivate)}</small></span></label
    >
    <button>${text(messages.save)}</button>
  </form>`;
}

const africa: ReadonlySet<string> = new Set(AFRICAN_COUNTRIES);

/** Return the countries to choose from: those of Africa first, each part in the order of the language. */
function countryOptions(chosen: string, text: Text): Html[] {
  const isElsewhere = ({ value }: { value: string }): number => Number(!africa.has(value));
  return COUNTRIES.map((value) => ({ value, name: countryName(value, text) }))
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || a.name.localeCompare(b.name, text.language))
    .map(
      ({ value, name }) =>
        html`<option value="${value}" ${value === chosen && html` selected`}>${name}</option>`,
    );
}

/** Return the fields of every form: the member's token, and the language of the page. */
const hiddenFields = (form: Pick<ProfileForm, 'token' | 'text'>): Html =>
  html`${tokenField(form)}${languageField(form.text.language)}`;

const when = (time: string, { language }: Text): string =>
  keepOrder(language, `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`);

/** Return what a browser is called: `Firefox on Android`. */
function deviceText(device: string, text: Text): string {
  const [browser = '', system] = device.split(' on ');
  const name = browser === messages.aBrowser ? text(messages.aBrowser) : browser;
  return system === undefined ? name : text(messages.deviceOn, { browser: name, system });
}

function sessionItem(page: AccountPage, { id, createdAt, usedAt, isCurrent, ...session }: Session): Html {
  const { text } = page;
  const device = deviceText(session.device, text);
  const [began, used] = [when(createdAt, text), when(usedAt, text)];
  return html`<li>
    <strong>${device}</strong>${isCurrent && text(messages.thisBrowser)}
    <small>${text(messages.sessionTimes, { began, used })}</small>
    <form method="post" action="/api/account/sessions/end">
      ${hiddenFields(page)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="${text(messages.signOutDevice, { device, began })}">
        ${text(pageMessages.signOut)}
      </button>
    </form>
  </li>`;
}

/** Return the body of a member's own page, on which everything works without a script. */
export function accountPage(page: AccountPage): Html {
  const { text, me, sessions, done, errors = [] } = page;
  const { language } = text;
  const unnamed = errors.find(({ parameter }) => !(parameter in page.typed) && parameter !== 'confirm');
  const confirm = errors.find(({ parameter }) => parameter === 'confirm')?.message;
  return html`<p><a href="${pathIn(language, '/')}">${text(pageMessages.backToSinima)}</a></p>
    ${done && html`<p class="done" role="status">${done}</p>`}
    ${unnamed && html`<p class="wrong" role="alert">${unnamed.message}</p>`}
    ${errors.length > 0 && !unnamed && html`<p class="wrong" role="alert">${text(messages.notDoneYet)}</p>`}
    <h2>${text(messages.profile)}</h2>
    ${profileForm(page)}
    <h2>${text(messages.whereSignedIn)}</h2>
    <ul>
      ${sessions.map((session) => sessionItem(page, session))}
    </ul>
    <form method="post" action="/api/account/sessions/end-all">
      ${hiddenFields(page)}<button class="quiet">${text(messages.signOutEverywhere)}</button>
    </form>
    ${
      me.signInPage &&
      html`<h2>${text(messages.signInHeading)}</h2>
        <p><a href="${me.signInPage}">${text(messages.passkeysAndAddress)}</a></p>`
    }
    <h2>API</h2>
    <p><a href="${besidePages(language, '/api/account/keys')}">${text(messages.keysForLimits)}</a></p>
    <h2>${text(messages.deleteAccount)}</h2>
    <p>${text(messages.deleteAccountText)}</p>
    <form method="post" action="/api/account/delete">
      ${hiddenFields(page)}
      <label for="confirm">${text(messages.typeHandle, { handle: me.handle })}</label>
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
      <button class="quiet">${text(messages.deleteMyAccount)}</button>
    </form>`;
}
