import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './own-list-page.messages.ts';

/** One of the member's lists, to change. */
export { default } from './own-list-page.tsx';

export const head = ownHead(messages.yourList, memberPaths.lists());
