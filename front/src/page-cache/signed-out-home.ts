import { isLanguage, pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';

/**
 * Return the home page of a visitor whom the sign-in provider sends back after signing out; undefined for other addresses. Providers
 * lead to addresses alone that are registered there, which is the home page in English; the state that they repeat is the language.
 *
 * @example signedOutHome(new URL('https://sinima.example/?state=fr')) // '/fr'
 */
export function signedOutHome({ pathname, searchParams }: URL): string | undefined {
  const state = searchParams.get('state');
  if (pathname !== '/' || state === null || state === SOURCE_LANGUAGE || !isLanguage(state)) return undefined;
  return pathIn(state, '/');
}
