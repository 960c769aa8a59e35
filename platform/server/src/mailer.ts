import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';

/** A mail in plain text. Nothing that a visitor typed belongs into `subject`. */
export interface Mail {
  readonly to: string;
  /** Where an answer goes, as `mailAddress` returns it; absent: to the sender. */
  readonly replyTo?: string;
  /** Of its texts, as a language tag; absent: nobody has noted it. */
  readonly language?: string;
  readonly subject: string;
  readonly text: string;
}

/** Return a function that sends mail; it rejects where the mail server does not take it. */
export function openMailer({ server, from }: MailSettings): (mail: Mail) => Promise<void> {
  const transport = createTransport(server);
  return async ({ language, ...mail }) => {
    const headers = language === undefined ? {} : { 'Content-Language': language };
    await transport.sendMail({ ...mail, from, headers });
  };
}
