/** What the installed site says of itself. */
import type { Text } from '@sinima/contracts/text';
import * as installed from './installed.messages.ts';
import * as messages from './page.messages.ts';

/** Return the texts of the web app manifest. */
export const installedTexts = (text: Text) => ({
  name: text(messages.siteTitle),
  description: text(installed.installDescription),
  movies: text(installed.movies),
  people: text(installed.people),
});
