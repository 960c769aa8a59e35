/** Pages that need neither a remote nor a script: a few words, and perhaps a way on. */
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { escapeHtml } from '@sinima/shell/page/escape-html';
import { languageAttributes } from '../texts/texts.ts';
import { tag } from './markup.ts';

/** Headers of such a page, which loads nothing. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

interface PlainPage {
  /** English where it is left out, as for operators. */
  readonly language?: Language;
  readonly heading: string;
  readonly text: string;
  /** A link below the text. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** Return the whole document. */
export function plainPage({ language = SOURCE_LANGUAGE, heading, text, link }: PlainPage): string {
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '';
  return (
    `<!doctype html>${tag('html', languageAttributes(language))}<meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sinima</title>' +
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${way}</html>`
  );
}
