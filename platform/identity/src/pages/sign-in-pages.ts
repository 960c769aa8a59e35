import type { Mail } from '@sinima/server/mailer';
import { groupedCode } from '../sign-in/sign-in-mail.ts';
import { html, type Html } from '@sinima/server/html';
import type { Say } from '../texts/texts.ts';
import { page } from './page.ts';
import { passkeyTexts } from './passkey-texts.ts';

/** The page that asks who signs in. */
export interface SignInPage {
  readonly say: Say;
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
  const { say } = asked;
  return html`<form
    method="post"
    action="${asked.action}/passkey"
    data-passkey="sign-in"
    data-options="${JSON.stringify(asked.passkeyOptions)}"
    ${passkeyTexts(say)}
    hidden
  >
    <input type="hidden" name="answer" />
    <button>${say('signInWithPasskey')}</button>
    <p class="wrong" role="alert">${wrongAt(asked, 'passkey')}</p>
  </form>`;
}

function mailForm(asked: SignInPage): Html {
  const { say } = asked;
  const wrong = wrongAt(asked, 'email');
  return html`<form method="post" action="${asked.action}/mail">
<label for="email">${say('mailAddressLabel')}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${asked.typed}"${wrong !== undefined && html` aria-invalid="true" aria-describedby="email-wrong"`}>
${wrong !== undefined && html`<p class="wrong" id="email-wrong">${wrong}</p>`}
<button${asked.demoName !== undefined && html` class="quiet"`}>${say('sendLink')}</button>
<small>${say('noPassword')}</small>
</form>`;
}

/** Ask who signs in: by a passkey, by a link that is mailed, or as the demonstration's person. */
export function signInPage(asked: SignInPage): string {
  const { say, action, demoName } = asked;
  return page(
    say,
    say(demoName === undefined ? 'signInTitle' : 'demoTitle'),
    html`${demoName !== undefined && html`<p>${say('demoText', { name: demoName })}</p>`}
      <form method="post" action="${action}" class="actions">
        ${demoName !== undefined && html`<button name="answer" value="continue" autofocus>${say('continueAs', { name: demoName })}</button>`}
        <button class="quiet" name="answer" value="cancel">${say('cancel')}</button>
      </form>
      ${passkeyForm(asked)} ${mailForm(asked)}`,
  );
}

/** Say that a link is on its way, and take its code. */
export function mailSentPage(
  say: Say,
  action: string,
  shownMail: Mail | undefined,
  isWrong: boolean,
): string {
  return page(
    say,
    say('checkMail'),
    html`<p>${say('linkOnItsWay')}</p>
      ${
        shownMail &&
        html`<h2>${say('theMail')}</h2>
          <pre>
To: ${shownMail.to}
${shownMail.subject}

${linked(shownMail.text)}</pre>`
      }
      <form method="post" action="${action}/code">
        <label for="code">${say('typeCode')}</label>
        <input
          id="code"
          name="code"
          required
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          ${isWrong && html` aria-invalid="true" aria-describedby="code-wrong"`}
        />
        ${isWrong && html`<p class="wrong" id="code-wrong">${say('wrongCode')}</p>`}
        <button>${say('signIn')}</button>
      </form>
      <p><a href="${action}">${say('anotherAddress')}</a></p>`,
  );
}

/** Turn the address in a mail into a link. */
function linked(text: string): Html {
  const [before = '', address = '', after = ''] = text.split(/(https?:\S+)/, 3);
  return html`${before}<a href="${address}">${address}</a>${after}`;
}

/** Ask whoever opened a link to confirm: opening it uses nothing up. */
export const openedLinkPage = (say: Say, action: string, token: string): string =>
  page(
    say,
    say('signInTitle'),
    html`<form method="post" action="${action}/link">
        <input type="hidden" name="token" value="${token}" />
        <button autofocus>${say('signIn')}</button>
      </form>
      <p>${say('notAskedClose')}</p>`,
  );

/** A link was opened in another browser than the one that asked. */
export const otherBrowserPage = (say: Say, code: string): string =>
  page(
    say,
    say('otherBrowser'),
    html`<p>${say('typeCodeThere')}</p>
      <p class="code" dir="ltr">${groupedCode(code)}</p>
      <p>If you did not ask for this link, close the page, and tell nobody the code.</p>`,
  );
