import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './privacy-page.messages.ts';

/** What stays in the browser, and what reaches the servers. */
export { default } from './privacy-page.tsx';

export const head = fixedHead(messages.privacyTitle, messages.privacyDescription);
