import { headSaying } from './head-saying.ts';
import * as messages from './equipment-page.messages.ts';

/** Camera, light and sound. */
export { default } from './equipment-page.tsx';

export const head = headSaying(messages.equipmentTitle, messages.equipmentDescription);
