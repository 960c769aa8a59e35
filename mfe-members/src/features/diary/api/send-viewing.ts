import type { AddDiaryEntry, ChangeDiaryEntry, DiaryEntry } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

const pathOf = (id: string): string => `/api/me/diary/${encodeURIComponent(id)}`;

/** Note a viewing. @param key of `newKey` @throws ApiError */
export const addViewing = (entry: AddDiaryEntry, key: string): Promise<DiaryEntry> =>
  sendAsMember<DiaryEntry>('POST', '/api/me/diary', entry, key);

/** Change a viewing. @throws ApiError */
export const changeViewing = (id: string, change: ChangeDiaryEntry): Promise<DiaryEntry> =>
  sendAsMember<DiaryEntry>('PATCH', pathOf(id), change);

/** Delete a viewing. @throws ApiError */
export const deleteViewing = (id: string): Promise<undefined> => sendAsMember('DELETE', pathOf(id));
