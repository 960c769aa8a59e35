import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './press-page.messages.ts';

/** For those who write about Sinima. */
export { default } from './press-page.tsx';

export const head = fixedHead(messages.pressTitle, messages.pressDescription);
