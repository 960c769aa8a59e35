import * as messages from '../member/member.messages.ts';
import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';

/** The member's lists. */
export { default } from './own-lists-page.tsx';

export const head = ownHead(messages.lists, memberPaths.lists());
