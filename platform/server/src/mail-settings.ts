/** The settings by which services send mail. */
import { makeValidator, str, type CleanedEnv } from 'envalid';
import { SettingsError } from './settings.ts';

/** A mail server, and the address that mails come from. */
export interface MailSettings {
  readonly server: string;
  readonly from: string;
}

const mailServer = makeValidator<string>((text) => {
  if (!/^smtps?:\/\/./.test(text)) throw new Error('it has to begin with smtps:// or smtp://');
  return text;
});

export const mailSpecs = {
  SMTP_URL: mailServer({ default: undefined }),
  MAIL_FROM: str({ default: undefined }),
};

/** Return how mail is sent; undefined: no mail server is set. @throws SettingsError where the sender is missing */
export function mailSettings({
  SMTP_URL: server,
  MAIL_FROM: from,
}: CleanedEnv<typeof mailSpecs>): MailSettings | undefined {
  if (server === undefined) return undefined;
  if (from === undefined) throw new SettingsError('MAIL_FROM is wrong: it has to be set where SMTP_URL is.');
  return { server, from };
}
