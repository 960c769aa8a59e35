import type { Decide, Decision } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

const ofDecision = (id: string): string => `/api/moderation/decisions/${encodeURIComponent(id)}`;

/** Decide a case. @param key of `newKey` @throws ApiError */
export const decide = (id: string, decision: Decide, key: string): Promise<Decision> =>
  sendAsMember<Decision>('POST', `/api/moderation/cases/${encodeURIComponent(id)}/decisions`, decision, key);

/** Take a decision back. @param key of `newKey` @throws ApiError */
export const undoDecision = (id: string, reason: string, key: string): Promise<Decision> =>
  sendAsMember<Decision>('POST', `${ofDecision(id)}/undo`, { reason }, key);

/** Uphold a decision against an appeal. @param key of `newKey` @throws ApiError */
export const upholdDecision = (id: string, key: string): Promise<Decision> =>
  sendAsMember<Decision>('POST', `${ofDecision(id)}/uphold`, undefined, key);

/** Appeal against a decision. @param key of `newKey` @throws ApiError */
export const appeal = (id: string, text: string, key: string): Promise<Decision> =>
  sendAsMember<Decision>('POST', `/api/me/decisions/${encodeURIComponent(id)}/appeal`, { text }, key);
