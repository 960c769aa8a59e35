import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './mobile-app-page.messages.ts';

/** Sinima on a phone. */
export { default } from './mobile-app-page.tsx';

export const head = fixedHead(messages.mobileAppTitle, messages.mobileAppDescription);
