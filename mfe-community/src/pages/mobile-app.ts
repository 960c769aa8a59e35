import { headSaying } from './head-saying.ts';
import * as messages from './mobile-app-page.messages.ts';

/** Sinima on a phone. */
export { default } from './mobile-app-page.tsx';

export const head = headSaying(messages.mobileAppTitle, messages.mobileAppDescription);
