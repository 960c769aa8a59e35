import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import * as messages from './saved-page.messages.ts';

/** The visitor's watchlist, likes and people. */
export { default } from './saved-page.tsx';

export const head = ({ text }: PageContext) => ({
  title: text(messages.savedTitle),
  description: text(messages.savedDescription),
  canonical: paths.saved(),
});
