import { html, type Html } from '@sinima/server/html';
import { FONT_URLS, SCRIPT_URL, STYLE_URL } from './page-files.ts';

/** Return a whole page. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
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
export const messagePage = (title: string, text: string): string => page(title, html`<p>${text}</p>`);

/** What went wrong, and where to begin again. */
export const errorPage = (): string =>
  messagePage(
    'This sign-in cannot go on',
    'It was begun too long ago or in another browser. Go back to Sinima, and choose “Sign In” again.',
  );

/** A visitor asks too often. */
export const tooOftenPage = (): string =>
  messagePage(
    'Too many tries',
    'Too many tries came from your address. Please wait some minutes, and begin again.',
  );

/** Ends the session at the provider: `form` is the provider's own, sent at once where scripts run. */
export const signOutPage = (form: Html): string =>
  page(
    'Signing out',
    html`<p>You are leaving the sign-in.</p>
      ${form}
      <button form="op.logoutForm" name="logout" value="yes" data-at-once>Sign out</button>`,
  );
