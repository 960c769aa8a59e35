import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './terms-page.messages.ts';

/** What may be done with Sinima and its data. */
export { default } from './terms-page.tsx';

export const head = fixedHead(messages.termsTitle, messages.termsDescription);
