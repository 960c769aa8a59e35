import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './workshops-page.messages.ts';

/** Where to learn the craft. */
export { default } from './workshops-page.tsx';

export const head = fixedHead(messages.workshopsTitle, messages.workshopsDescription);
