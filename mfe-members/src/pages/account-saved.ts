import * as messages from '../member/member.messages.ts';
import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';

/** What the member saved. */
export { default } from './account-saved-page.tsx';

export const head = ownHead(messages.saved, memberPaths.saved());
