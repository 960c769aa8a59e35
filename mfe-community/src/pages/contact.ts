import { fixedHead } from './fixed-head.ts';
import * as messages from './contact-page.messages.ts';

/** How to reach Sinima. */
export { default } from './contact-page.tsx';
export { readContact as prefetch } from './read-contact.ts';

export const head = fixedHead(messages.contactTitle, messages.contactDescription);
