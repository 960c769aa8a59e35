import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './industry-page.messages.ts';

/** For those who work in film. */
export { default } from './industry-page.tsx';

export const head = fixedHead(messages.industryTitle, messages.industryDescription);
