import type { Mail } from '@sinima/server/mailer';
import { groupedCode } from '../sign-in/sign-in-mail.ts';
import { html, type Html } from '@sinima/server/html';
import { page } from './page.ts';

/** The page that asks who signs in. */
export interface SignInPage {
  /** Address of the sign-in, to which its forms are sent. */
  readonly action: string;
  /** What the browser asks the device for a passkey. */
  readonly passkeyOptions: object;
  /** First name of the demonstration's person; absent: a real provider. */
  readonly demoName?: string;
  /** What was typed as an address and was refused. */
  readonly typed?: string;
  /** Why what was tried did not work. */
  readonly wrong?: { readonly field: 'email' | 'passkey'; readonly message: string };
}

const wrongAt = ({ wrong }: SignInPage, field: 'email' | 'passkey'): string | undefined =>
  wrong?.field === field ? wrong.message : undefined;

function passkeyForm(asked: SignInPage): Html {
  return html`<form
    method="post"
    action="${asked.action}/passkey"
    data-passkey="sign-in"
    data-options="${JSON.stringify(asked.passkeyOptions)}"
    hidden
  >
    <input type="hidden" name="answer" />
    <button>Sign in with a passkey</button>
    <p class="wrong" role="alert">${wrongAt(asked, 'passkey')}</p>
  </form>`;
}

function mailForm(asked: SignInPage): Html {
  const wrong = wrongAt(asked, 'email');
  return html`<form method="post" action="${asked.action}/mail">
<label for="email">Mail address</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${asked.typed}"${wrong !== undefined && html` aria-invalid="true" aria-describedby="email-wrong"`}>
${wrong !== undefined && html`<p class="wrong" id="email-wrong">${wrong}</p>`}
<button${asked.demoName !== undefined && html` class="quiet"`}>Send me a link</button>
<small>There is no password. If you are new here, the link makes your account.</small>
</form>`;
}

/** Ask who signs in: by a passkey, by a link that is mailed, or as the demonstration's person. */
export function signInPage(asked: SignInPage): string {
  const { action, demoName } = asked;
  const title = demoName === undefined ? 'Sign in to Sinima' : 'Sinima demo sign-in';
  return page(
    title,
    html`${
        demoName !== undefined &&
        html`<p>
          This provider runs on this machine, for trying. ${demoName} needs no proof, and mail is shown in
          place of being sent.
        </p>`
      }
      <form method="post" action="${action}" class="actions">
        ${demoName !== undefined && html`<button name="answer" value="continue" autofocus>Continue as ${demoName}</button>`}
        <button class="quiet" name="answer" value="cancel">Cancel</button>
      </form>
      ${passkeyForm(asked)} ${mailForm(asked)}`,
  );
}

/** Say that a link is on its way, and take its code. */
export function mailSentPage(action: string, shownMail: Mail | undefined, isWrong: boolean): string {
  return page(
    'Check your mail',
    html`<p>
        If the address can get mail, a link is on its way to it. Open it in this browser. It works once, for
        10 minutes.
      </p>
      ${
        shownMail &&
        html`<h2>The mail</h2>
          <pre>
To: ${shownMail.to}
${shownMail.subject}

${linked(shownMail.text)}</pre>`
      }
      <form method="post" action="${action}/code">
        <label for="code">Or type the code of the mail</label>
        <input
          id="code"
          name="code"
          required
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          ${isWrong && html` aria-invalid="true" aria-describedby="code-wrong"`}
        />
        ${isWrong && html`<p class="wrong" id="code-wrong">This code is wrong or too old. After five wrong codes, ask for a new mail.</p>`}
        <button>Sign in</button>
      </form>
      <p><a href="${action}">Use another address, or ask for a new mail</a></p>`,
  );
}

/** Turn the address in a mail into a link. */
function linked(text: string): Html {
  const [before = '', address = '', after = ''] = text.split(/(https?:\S+)/, 3);
  return html`${before}<a href="${address}">${address}</a>${after}`;
}

/** Ask whoever opened a link to confirm: opening it uses nothing up. */
export const openedLinkPage = (action: string, token: string): string =>
  page(
    'Sign in to Sinima',
    html`<form method="post" action="${action}/link">
        <input type="hidden" name="token" value="${token}" />
        <button autofocus>Sign in</button>
      </form>
      <p>If you did not ask for this, close the page: nothing happens.</p>`,
  );

/** A link was opened in another browser than the one that asked. */
export const otherBrowserPage = (code: string): string =>
  page(
    'Another browser asked for this link',
    html`<p>Go back to the browser in which you began to sign in, and type this code there:</p>
      <p class="code">${groupedCode(code)}</p>
      <p>If you did not ask for this link, close the page, and tell nobody the code.</p>`,
  );
