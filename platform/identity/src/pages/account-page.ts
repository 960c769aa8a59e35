import type { Account, Passkey } from '../accounts/account-store.ts';
import { html, type Html } from '@sinima/server/html';
import type { Say } from '../texts/texts.ts';
import { page } from './page.ts';
import { passkeyTexts } from './passkey-texts.ts';

/** A person's own page at the provider. */
export interface AccountPage {
  readonly say: Say;
  readonly account: Account;
  /** Goes with each form. */
  readonly token: string;
  /** What the browser asks the device for a new passkey; absent: there are enough. */
  readonly passkeyOptions?: object;
  readonly wrong?: string;
}

const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}" />`;

const passkeyItem = ({ id, label, createdAt }: Passkey, { say, token }: AccountPage): Html =>
  html`<li>
    <span>${label}<small>${say('since', { day: createdAt.slice(0, 10) })}</small></span>
    <form method="post" action="/account/passkeys/remove">
      ${tokenField(token)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="${say('removePasskey', { label })}">${say('remove')}</button>
    </form>
  </li>`;

function additionForm({ say, token, passkeyOptions }: AccountPage): Html | undefined {
  if (!passkeyOptions) return undefined;
  return html`<form
    method="post"
    action="/account/passkeys"
    data-passkey="add"
    data-options="${JSON.stringify(passkeyOptions)}"
    ${passkeyTexts(say)}
    hidden
  >
    ${tokenField(token)}<input type="hidden" name="answer" />
    <label for="label">${say('passkeyName')}</label>
    <input id="label" name="label" maxlength="40" autocomplete="off" />
    <button>${say('addPasskey')}</button>
    <p class="wrong" role="alert"></p>
  </form>`;
}

/** Show a person's ways to sign in, and change them. */
export function accountPage(shown: AccountPage): string {
  const { say, account, token, wrong } = shown;
  return page(
    say,
    say('yourSignIn'),
    html`${wrong !== undefined && html`<p class="wrong" role="alert">${wrong}</p>`}
      <p>${say('linksGoTo', { email: account.email })}</p>
      <h2>${say('passkeys')}</h2>
      ${
        account.passkeys.length === 0
          ? html`<p>${say('noPasskeys')}</p>`
          : html`<ul>
              ${account.passkeys.map((passkey) => passkeyItem(passkey, shown))}
            </ul>`
      }
      ${additionForm(shown)}
      <h2>${say('deleteSignIn')}</h2>
      <p>${say('deleteSignInText')}</p>
      <form method="post" action="/account/delete">
        ${tokenField(token)}
        <label for="confirm">${say('typeAddress')}</label>
        <input id="confirm" name="confirm" required autocomplete="off" />
        <button class="quiet">${say('deleteSignIn')}</button>
      </form>`,
  );
}

/** Ask for a new sign-in before anything is changed. */
export const signInFirstPage = (say: Say, siteUrl: string | undefined): string =>
  page(
    say,
    say('signInFirst'),
    html`<p>${say('signInFirstText')}</p>
      ${siteUrl !== undefined && html`<p><a href="${siteUrl}/api/login?return=/api/account">${say('signInToSinima')}</a></p>`}`,
  );
