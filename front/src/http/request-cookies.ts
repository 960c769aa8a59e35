/** The parts of a `Cookie` header by which pages differ. */

/** The session of a signed-in visitor (`bff/src/auth/session-cookies.ts`), and a preview: their pages are private. */
const OWN = /(?:^|;\s*)(?:(?:__Host-)?sinima_session|sinima-preview)=/;

const VISITOR = /(?:^|;\s*)sinima-visitor=([\w-]{22})(?:;|$)/;
const ANY_VISITOR = /(?:^|;\s*)sinima-visitor=/;

const SESSION = /(?:^|;\s*)(?:__Host-)?sinima_session=/;

/** Tell whether somebody has signed in; whether the session still holds, only the BFF knows. */
export const isSignedIn = (cookie: string | undefined): boolean =>
  cookie !== undefined && SESSION.test(cookie);

/** Tell whether pages are made for this visitor alone. */
export const asksForOwnPages = (cookie: string | undefined): boolean =>
  cookie !== undefined && OWN.test(cookie);

/** Return the visitor that is named; null where it is named in another way than the shell does. */
export function visitorIn(cookie: string | undefined): string | null | undefined {
  if (cookie === undefined || !ANY_VISITOR.test(cookie)) return undefined;
  return VISITOR.exec(cookie)?.[1] ?? null;
}
