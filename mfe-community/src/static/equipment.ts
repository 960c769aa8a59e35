import { fixedHead } from '../pages/fixed-head.ts';
import * as messages from './equipment-page.messages.ts';

/** Camera, light and sound. */
export { default } from './equipment-page.tsx';

export const head = fixedHead(messages.equipmentTitle, messages.equipmentDescription);
