import { headSaying } from './head-saying.ts';
import * as messages from './workshops-page.messages.ts';

/** Where to learn the craft. */
export { default } from './workshops-page.tsx';

export const head = headSaying(messages.workshopsTitle, messages.workshopsDescription);
