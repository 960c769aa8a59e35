import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './moderation-page.messages.ts';

/** The queue of moderators. */
export { default } from './moderation-page.tsx';

export const head = ownHead(messages.moderation, memberPaths.moderation());
