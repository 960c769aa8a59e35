import { headSaying } from './head-saying.ts';
import * as messages from './careers-page.messages.ts';

/** Work at Sinima. */
export { default } from './careers-page.tsx';

export const head = headSaying(messages.careersTitle, messages.careersDescription);
