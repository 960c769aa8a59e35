import { headSaying } from './head-saying.ts';
import * as messages from './industry-page.messages.ts';

/** For those who work in film. */
export { default } from './industry-page.tsx';

export const head = headSaying(messages.industryTitle, messages.industryDescription);
