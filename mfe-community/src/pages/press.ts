import { headSaying } from './head-saying.ts';
import * as messages from './press-page.messages.ts';

/** For those who write about Sinima. */
export { default } from './press-page.tsx';

export const head = headSaying(messages.pressTitle, messages.pressDescription);
