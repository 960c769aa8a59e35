import { languageOfPath, type Language } from '@sinima/contracts/languages';
import type { FastifyRequest } from 'fastify';

/** Return the language of a page by its path; undefined for pages below the API, which have no prefix. */
export function pageLanguage(path: string): Language | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.startsWith('/api/') ? undefined : languageOfPath(pathname).language;
}

/** Return the language of the page that a visitor comes from, as far as the browser tells. */
export function refererLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) ? pageLanguage(new URL(referer).pathname) : undefined;
}
