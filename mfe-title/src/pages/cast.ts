import { paths } from '@sinima/contracts/paths';
import { titleWithYear } from '../title/title-texts.ts';
import * as messages from './cast-page.messages.ts';
import { titleHead } from './title-head.ts';

/** The full cast of a title. */
export { default } from './cast-page.tsx';
export { readCredits as prefetch } from './read-credits.ts';

export const head = titleHead(
  (title, text) => text(messages.fullCastOf, { title: titleWithYear(title) }),
  paths.cast,
  messages.fullCast,
);
