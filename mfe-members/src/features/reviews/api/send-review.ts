import type { LikeCount, OwnReview, Report, MakeReport, WriteReview } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

const ofTitle = (slug: string): string => `/api/me/reviews/${encodeURIComponent(slug)}`;

/** Write or change the member’s review of a title. @throws ApiError */
export const sendReview = (slug: string, review: WriteReview): Promise<OwnReview> =>
  sendAsMember<OwnReview>('PUT', ofTitle(slug), review);

/** Delete the member’s review of a title, with its history. @throws ApiError */
export const deleteReview = (slug: string): Promise<undefined> => sendAsMember('DELETE', ofTitle(slug));

/** Like something, or no more. @param kind and id as `/api/me/likes` names them @throws ApiError */
export const sendLike = (kind: 'reviews' | 'lists', id: string, isLiked: boolean): Promise<LikeCount> =>
  sendAsMember<LikeCount>(isLiked ? 'PUT' : 'DELETE', `/api/me/likes/${kind}/${encodeURIComponent(id)}`);

/** Report something to the moderators. @param key of `newKey` @throws ApiError */
export const sendReport = (report: MakeReport, key: string): Promise<Report> =>
  sendAsMember<Report>('POST', '/api/reports', report, key);
