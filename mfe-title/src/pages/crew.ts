import { paths } from '@sinima/contracts/paths';
import { titleWithYear } from '../title/title-texts.ts';
import * as messages from './crew-page.messages.ts';
import { titleHead } from './title-head.ts';

/** The full crew of a title. */
export { default } from './crew-page.tsx';
export { readCredits as prefetch } from './read-credits.ts';

export const head = titleHead(
  (title, text) => text(messages.fullCrewOf, { title: titleWithYear(title) }),
  paths.crew,
  messages.fullCrew,
);
