/** Why texts are held, as the API says it, and in the languages of the site. */
import type { Message, Text } from '@sinima/contracts/text';
import * as messages from './held.messages.ts';

export const HELD_REASONS = {
  newAccount: 'The first reviews of a new account are looked at before others read them, for a day at most.',
  moderators: 'A moderator looks at it before others read it.',
  link: 'It has a link.',
  repetition: 'Another review has the same text.',
} as const;

const MESSAGES = {
  newAccount: messages.heldOfNewAccount,
  moderators: messages.heldForModerators,
  link: messages.heldForLink,
  repetition: messages.heldForRepetition,
} as const satisfies Record<keyof typeof HELD_REASONS, Message>;

/** Return a reason with the API's own sentences in the language of a page; what a moderator wrote stays as it is. */
export const reasonText = (why: string, text: Text): string =>
  (Object.keys(HELD_REASONS) as (keyof typeof HELD_REASONS)[]).reduce(
    (said, reason) => said.replace(HELD_REASONS[reason], text(MESSAGES[reason])),
    why,
  );
