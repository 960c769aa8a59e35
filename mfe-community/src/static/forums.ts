import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './forums-page.messages.ts';

/** The forums. */
export { default } from './forums-page.tsx';

export const head = fixedHead(messages.forumsTitle, messages.forumsDescription);
