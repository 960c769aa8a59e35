import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './ratings-page.messages.ts';

/** The member's ratings. */
export { default } from './ratings-page.tsx';

export const head = ownHead(messages.ratings, memberPaths.ratings());
