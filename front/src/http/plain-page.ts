/** Pages that need neither a remote nor a script: a few words, and perhaps a way on. */
import { escapeHtml } from '@sinima/shell/page/escape-html';

/** Headers of such a page, which loads nothing. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

interface PlainPage {
  readonly heading: string;
  readonly text: string;
  /** A link below the text. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** Return the whole document. */
export function plainPage({ heading, text, link }: PlainPage): string {
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '';
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sinima</title>' +
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${way}</html>`
  );
}
