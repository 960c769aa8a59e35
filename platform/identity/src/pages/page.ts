import { html, type Html } from '@sinima/server/html';
import { LANGUAGES } from '@sinima/contracts/languages';
import type { Say } from '../texts/texts.ts';
import { FONT_URLS, SCRIPT_URL, STYLE_URL } from './page-files.ts';

/** Return a whole page. */
export function page({ language }: Pick<Say, 'language'>, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${LANGUAGES[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sinima</title>
        ${FONT_URLS.map((url) => html`<link rel="preload" href="${url}" as="font" crossorigin />`)}
        <link rel="stylesheet" href="${STYLE_URL}" />
        <script src="${SCRIPT_URL}" defer></script>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** Return a page that says one thing. */
export const messagePage = (say: Say, title: string, text: string): string =>
  page(say, title, html`<p>${text}</p>`);

/** What went wrong, and where to begin again. */
export const errorPage = (say: Say): string => messagePage(say, say('cannotGoOn'), say('begunTooLongAgo'));

/** A visitor asks too often. */
export const tooOftenPage = (say: Say): string =>
  messagePage(say, say('tooManyTries'), say('tooManyTriesText'));

/** Ends the session at the provider: `form` is the provider's own, sent at once where scripts run. */
export const signOutPage = (say: Say, form: Html): string =>
  page(
    say,
    say('signingOut'),
    html`<p>${say('leaving')}</p>
      ${form}
      <button form="op.logoutForm" name="logout" value="yes" data-at-once>${say('signOut')}</button>`,
  );
