import { isLanguage, languageOfPath, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
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
  return referer !== undefined && URL.canParse(referer) ? pageLanguage(new URL(referer).pathname) : undefined;
}

/** Return the language of the page that sent a form, which has it as a field; English where it does not say. */
export function formLanguage(form: SentForm | undefined): Language {
  const language = fieldOf(form, 'language');
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}
