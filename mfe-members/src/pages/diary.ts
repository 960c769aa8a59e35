import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as diaryMessages from '../../api/shapes/diary.messages.ts';

/** The member's diary. */
export { default } from './diary-page.tsx';

export const head = ownHead(diaryMessages.diary, memberPaths.diary());
