import { createTransport } from 'nodemailer';
import type { IdentitySettings } from '../settings/settings.ts';
import type { MailLink } from './mail-links.ts';

/** A mail, as it is sent or shown. */
export interface SignInMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Return a code in two groups, as people read it. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Write the mail of a link. It is the same whether the address is known or not. */
export function signInMail(to: string, address: string, { code }: MailLink): SignInMail {
  return {
    to,
    subject: 'Sign in to Sinima',
    text: `Open this address in the browser in which you asked for it:

${address}

Or type this code there: ${groupedCode(code)}

Both work once, for 10 minutes. If you did not ask for this mail, nothing happens: you need not do anything. Tell nobody the code.
`,
  };
}

/** Return a function that sends mail, or shows it in the log where no mail server is set. It does not wait and never fails. */
export function openMailer(settings: Pick<IdentitySettings, 'mail'>): (mail: SignInMail) => void {
  const { mail: given } = settings;
  if (!given) return ({ to, subject, text }) => console.log(`Mail to ${to}: ${subject}\n${text}`);
  const transport = createTransport(given.server);
  return (mail) => {
    transport.sendMail({ ...mail, from: given.from }).catch((error: Error) => {
      console.error(`A mail could not be sent (SMTP_URL): ${error.message}`);
    });
  };
}
