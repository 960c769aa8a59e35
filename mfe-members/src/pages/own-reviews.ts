import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './own-reviews-page.messages.ts';

/** The member's reviews. */
export { default } from './own-reviews-page.tsx';

export const head = ownHead(messages.reviews, memberPaths.reviews());
