import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './careers-page.messages.ts';

/** Work at Sinima. */
export { default } from './careers-page.tsx';

export const head = fixedHead(messages.careersTitle, messages.careersDescription);
