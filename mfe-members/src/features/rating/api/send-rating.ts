import type { TitleRating } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

/** Set the member’s rating of a title; null takes it back. @throws ApiError */
export async function sendRating(slug: string, rating: number | null): Promise<void> {
  const path = `/api/me/ratings/${encodeURIComponent(slug)}`;
  if (rating === null) await sendAsMember('DELETE', path);
  else await sendAsMember<TitleRating>('PUT', path, { rating });
}
