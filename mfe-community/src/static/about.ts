import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './about-page.messages.ts';

/** What Sinima is. */
export { default } from './about-page.tsx';

export const head = fixedHead(messages.aboutTitle, messages.aboutDescription);
