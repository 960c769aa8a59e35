import { openMailer, type Mail } from '@sinima/server/mailer';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import type { ContactSettings } from '../settings/contact-environment.js';
import type { ContactDelivery } from './contact.dto.js';

/** How long the mail server may take, in ms: less than a call may. */
const DEADLINE_MS = 4_000;

/** Takes messages of visitors. */
export interface ContactDesk {
  readonly delivery: ContactDelivery;
  /** Deliver a message; rejects where it was not taken in time. */
  deliver(message: Omit<Mail, 'to'>): Promise<void>;
}

/** Where the desk is injected. */
export const CONTACT_DESK = Symbol('contact desk');

/** Open the desk as it is set. Nothing of a message is stored. */
export function openContactDesk(
  settings: ContactSettings,
  logger: Pick<Logger, 'info' | 'warn'>,
): ContactDesk {
  const { delivery } = settings;
  if (delivery === 'none') {
    logger.warn(
      'Visitors cannot write to you: set CONTACT_MAIL, SMTP_URL and MAIL_FROM, and the page /contact has a form.',
    );
  }
  const send = settings.delivery === 'mail' ? openMailer(settings.mail) : undefined;
  return {
    delivery,
    deliver: async (message) => {
      if (settings.delivery === 'mail') {
        await pTimeout(send!({ ...message, to: settings.to }), { milliseconds: DEADLINE_MS });
      } else if (delivery === 'log') {
        logger.info({ message }, 'a visitor wrote this; CONTACT_MAIL has such messages sent to you');
      } else throw new Error('No mail address is set.');
    },
  };
}
