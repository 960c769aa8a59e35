import { isLanguage, languageOfPath, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { FastifyRequest } from 'fastify';

/** Return the language of a page by its path and query; undefined for pages below the API that name none. */
export function pageLanguage(path: string): Language | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  if (!pathname.startsWith('/api/')) return languageOfPath(pathname).language;
  const named = searchParams.get('language') ?? '';
  return isLanguage(named) ? named : undefined;
}

/** Return the language of the page that a visitor comes from, as far as the browser tells. */
export function refererLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return pageLanguage(pathname + search);
}

/** Return the language of a form page that is asked for, or sent a form: the form, or its address, names it. */
export function formPageLanguage({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): Language {
  const sent = body instanceof Buffer ? (new URLSearchParams(body.toString()).get('language') ?? '') : '';
  return isLanguage(sent) ? sent : (pageLanguage(url) ?? SOURCE_LANGUAGE);
}
