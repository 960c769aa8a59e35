import type { ImportResult, ImportRow } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

/** How many lines one call takes. */
export const ROWS_IN_CALL = 50;

/** Import some lines of a file. @param key of `newKey` @throws ApiError */
export const sendRows = (rows: readonly ImportRow[], key: string): Promise<ImportResult> =>
  sendAsMember<ImportResult>('POST', '/api/me/import', { rows }, key);
