import { ApiError, apiSend } from '@sinima/runtime';
import { meQuery } from './me-query.ts';

let token: Promise<string> | undefined;

/** The token of the session, asked for with the first write of a page. */
function tokenOfSession(): Promise<string> {
  token ??= meQuery()
    .queryFn({ ...meQuery(), signal: new AbortController().signal })
    .then((me) => me.token);
  return token;
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
    const headers = { 'X-Sinima-Token': await tokenOfSession(), ...(key && { 'Idempotency-Key': key }) };
    return await apiSend<Answer>(method, path, body, headers);
  } catch (error) {
    // The session may have ended, or another one begun: the next attempt asks for its token.
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) token = undefined;
    throw error;
  }
}
