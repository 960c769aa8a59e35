import { paths } from '@sinima/contracts/paths';

/** What the header shows without scripts: see `app/sign-in.tsx`. */
const SIGN_IN = /(<noscript><a )href="[^"]*"([^>]*>)Sign In(?=<\/a><\/noscript>)/g;

/** Return a page for somebody who is signed in: without scripts, its header has the way out. */
export function withLogout(document: string): string {
  return document.replace(SIGN_IN, `$1href="${paths.logout()}"$2Logout`);
}
