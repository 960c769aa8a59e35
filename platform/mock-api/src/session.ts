/** Signing in at the mock: a cookie, and nobody's password. */
import { answerSchema } from './document/open-api.ts';
import type { Call } from './document/calls.ts';
import type { Answer } from './answers/problems.ts';

const COOKIE = 'sinima-mock-session';

export const isSignedIn = (cookies: string | undefined): boolean =>
  cookies?.split(/;\s*/).includes(`${COOKIE}=in`) ?? false;

/** Tell whether a call needs a signed-in visitor: the document gives it the session, and no way without. */
export const requiresSignIn = ({ operation: { security = [] } }: Call): boolean =>
  security.length > 0 && security.every((way) => 'session' in way);

/** Answer a call that sends the browser elsewhere, such as signing in and out; undefined: it is none. */
export function redirectAnswer({ operation, template }: Call, url: URL): Answer | undefined {
  if (!('302' in operation.responses) || answerSchema(operation)) return undefined;
  const back = url.searchParams.get('return') ?? '/';
  const value = template.endsWith('/logout') ? 'out' : 'in';
  return {
    status: 302,
    headers: {
      Location: /^\/(?![/\\])/.test(back) ? back : '/',
      'Set-Cookie': `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`,
    },
  };
}
