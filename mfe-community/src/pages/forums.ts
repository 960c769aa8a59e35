import { headSaying } from './head-saying.ts';
import * as messages from './forums-page.messages.ts';

/** The forums. */
export { default } from './forums-page.tsx';

export const head = headSaying(messages.forumsTitle, messages.forumsDescription);
