import { fixedHead } from './fixed-head.ts';
import * as messages from './data-use-page.messages.ts';

/** What the site takes of the visitor's data plan. */
export { default } from './data-use-page.tsx';

export const head = fixedHead(messages.dataUseTitle, messages.dataUseDescription);
