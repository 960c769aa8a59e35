import { headSaying } from './head-saying.ts';
import * as messages from './takedown-page.messages.ts';

/** What pictures Sinima has, and how to report one. */
export { default } from './takedown-page.tsx';
export { readContact as prefetch } from './read-contact.ts';

export const head = headSaying(messages.takedownTitle, messages.takedownDescription);
