import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './diary-page.messages.ts';

/** The member's diary. */
export { default } from './diary-page.tsx';

export const head = ownHead(messages.diary, memberPaths.diary());
