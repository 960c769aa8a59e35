import { memberPaths } from '../member/member-paths.ts';
import { ownHead } from './own-head.ts';
import * as messages from './records-page.messages.ts';

/** Import and export. */
export { default } from './records-page.tsx';

export const head = ownHead(messages.importAndExport, memberPaths.records());
