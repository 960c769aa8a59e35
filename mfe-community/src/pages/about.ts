import { headSaying } from './head-saying.ts';
import * as messages from './about-page.messages.ts';

/** What Sinima is. */
export { default } from './about-page.tsx';

export const head = headSaying(messages.aboutTitle, messages.aboutDescription);
