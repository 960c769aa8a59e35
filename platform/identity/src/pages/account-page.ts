import type { Account, Passkey } from '../accounts/account-store.ts';
import { html, type Html } from '@sinima/server/html';
import { page } from './page.ts';

/** A person's own page at the provider. */
export interface AccountPage {
  readonly account: Account;
  /** Goes with each form. */
  readonly token: string;
  /** What the browser asks the device for a new passkey; absent: there are enough. */
  readonly passkeyOptions?: object;
  readonly wrong?: string;
}

const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}" />`;

const passkeyItem = ({ id, label, createdAt }: Passkey, token: string): Html =>
  html`<li>
    <span>${label}<small>Since ${createdAt.slice(0, 10)}</small></span>
    <form method="post" action="/account/passkeys/remove">
      ${tokenField(token)}<input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="Remove the passkey ${label}">Remove</button>
    </form>
  </li>`;

function additionForm({ token, passkeyOptions }: AccountPage): Html | undefined {
  if (!passkeyOptions) return undefined;
  return html`<form
    method="post"
    action="/account/passkeys"
    data-passkey="add"
    data-options="${JSON.stringify(passkeyOptions)}"
    hidden
  >
    ${tokenField(token)}<input type="hidden" name="answer" />
    <label for="label">Name of the new passkey (optional)</label>
    <input id="label" name="label" maxlength="40" autocomplete="off" />
    <button>Add a passkey</button>
    <p class="wrong" role="alert"></p>
  </form>`;
}

/** Show a person's ways to sign in, and change them. */
export function accountPage(shown: AccountPage): string {
  const { account, token, wrong } = shown;
  return page(
    'Your sign-in',
    html`${wrong !== undefined && html`<p class="wrong" role="alert">${wrong}</p>`}
      <p>Links go to ${account.email}.</p>
      <h2>Passkeys</h2>
      ${
        account.passkeys.length === 0
          ? html`<p>
              You have none. A passkey signs you in with your fingerprint, face or screen lock, without mail.
            </p>`
          : html`<ul>
              ${account.passkeys.map((passkey) => passkeyItem(passkey, token))}
            </ul>`
      }
      ${additionForm(shown)}
      <h2>Delete this sign-in</h2>
      <p>
        Your address and passkeys are deleted here. Delete your account at Sinima first: afterwards you cannot
        sign in to it again.
      </p>
      <form method="post" action="/account/delete">
        ${tokenField(token)}
        <label for="confirm">Type your mail address to confirm</label>
        <input id="confirm" name="confirm" required autocomplete="off" />
        <button class="quiet">Delete this sign-in</button>
      </form>`,
  );
}

/** Ask for a new sign-in before anything is changed. */
export const signInFirstPage = (siteUrl: string | undefined): string =>
  page(
    'Sign in first',
    html`<p>
        Passkeys can be changed for 30 minutes after you signed in. Go to Sinima, choose “Sign In”, and come
        back here.
      </p>
      ${siteUrl !== undefined && html`<p><a href="${siteUrl}/api/login?return=/api/account">Sign in to Sinima</a></p>`}`,
  );
