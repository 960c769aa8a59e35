import * as messages from '../member/member.messages.ts';
import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';

/** The member's account. */
export { default } from './account-page.tsx';

export const head = ownHead(messages.yourAccount, memberPaths.account());
