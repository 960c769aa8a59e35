import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './decisions-page.messages.ts';

/** Moderators' decisions about the member. */
export { default } from './decisions-page.tsx';

export const head = ownHead(messages.decisions, memberPaths.decisions());
