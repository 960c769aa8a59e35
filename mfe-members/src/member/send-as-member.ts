import type { components } from '@sinima/contracts/api';
import { ApiError, apiSend } from '@sinima/runtime';
import { meQuery } from './me-query.ts';

type Me = components['schemas']['Me'];

let me: Promise<Me> | undefined;

/** Return the member of the session, asked for with the first write of a page. @throws ApiError */
export function memberOfSession(): Promise<Me> {
  me ??= meQuery().queryFn({ ...meQuery(), signal: new AbortController().signal });
  return me;
}

/** Return a key under which one thing is done once, however often it is sent. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Write to the API for the signed-in member.
 *
 * @param key of {@link newKey}; the same for each attempt at one thing
 * @throws ApiError as reads do
 */
export async function sendAsMember<Answer extends object | undefined = undefined>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  try {
    const { token } = await memberOfSession();
    const headers = { 'X-Sinima-Token': token, ...(key && { 'Idempotency-Key': key }) };
    return await apiSend<Answer>(method, path, body, headers);
  } catch (error) {
    // The session may have ended, or another one begun: the next attempt asks who it is.
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) me = undefined;
    throw error;
  }
}
