import { fixedHead } from './fixed-head.ts';
import * as messages from './takedown-page.messages.ts';

/** What pictures Sinima has, and how to report one. */
export { default } from './takedown-page.tsx';
export { readContact as prefetch } from './read-contact.ts';

export const head = fixedHead(messages.takedownTitle, messages.takedownDescription);
