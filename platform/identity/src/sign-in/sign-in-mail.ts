import { keepOrder } from '@sinima/contracts/languages';
import type { MailSettings } from '@sinima/server/mail-settings';
import { openMailer, type Mail } from '@sinima/server/mailer';
import type { Say } from '../texts/texts.ts';
import type { MailLink } from './mail-links.ts';

/** Return a code in two groups, as people read it. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Write the mail of a link, in the language of the sign-in. It is the same whether the address is known or not. */
export function signInMail(say: Say, to: string, address: string, { code }: MailLink): Mail {
  return {
    to,
    language: say.language,
    subject: say('mailSubject'),
    text: say('mailText', { address, code: keepOrder(say.language, groupedCode(code)) }),
  };
}

/** Return a function that sends mail, or shows it in the log where no mail server is set. It does not wait and never fails. */
export function openSignInMailer(given: MailSettings | undefined): (mail: Mail) => void {
  if (!given) return ({ to, subject, text }) => console.log(`Mail to ${to}: ${subject}\n${text}`);
  const send = openMailer(given);
  return (mail) => {
    send(mail).catch((error: Error) => {
      console.error(`A mail could not be sent (SMTP_URL): ${error.message}`);
    });
  };
}
