import { mailAddress } from '@sinima/server/mail-address';
import { mailSettings, mailSpecs, type MailSettings } from '@sinima/server/mail-settings';
import { SettingsError } from '@sinima/server/settings';
import { makeValidator, type CleanedEnv } from 'envalid';

/** Where messages of visitors go: by mail to somebody, to the log of a demonstration, or nowhere. */
export type ContactSettings =
  | { readonly delivery: 'mail'; readonly mail: MailSettings; readonly to: string }
  | { readonly delivery: 'log' | 'none' };

const recipient = makeValidator<string>((text) => {
  const address = mailAddress(text);
  if (address === undefined) throw new Error('it has to be one mail address, such as editors@sinima.example');
  return address;
});

/** The settings of the contact form. */
export const contactSpecs = {
  ...mailSpecs,
  CONTACT_MAIL: recipient({ default: undefined }),
};

/** Return where messages go. @throws SettingsError where there is a recipient and no mail server */
export function contactSettings(values: CleanedEnv<typeof contactSpecs>, isDemo: boolean): ContactSettings {
  const mail = mailSettings(values);
  const { CONTACT_MAIL: to } = values;
  if (to === undefined) return { delivery: isDemo ? 'log' : 'none' };
  if (mail === undefined) {
    throw new SettingsError('SMTP_URL is wrong: it has to be set where CONTACT_MAIL is, with MAIL_FROM.');
  }
  return { delivery: 'mail', mail, to };
}
