import { fixedHead } from './fixed-head.ts';
import * as messages from './accessibility-page.messages.ts';

/** How accessible Sinima is. */
export { default } from './accessibility-page.tsx';
export { readContact as prefetch } from './read-contact.ts';

export const head = fixedHead(messages.accessibilityTitle, messages.accessibilityDescription);
