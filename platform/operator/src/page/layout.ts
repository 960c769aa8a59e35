import type { Session } from '../access/sessions.ts';
import { html, type Html, type HtmlValue } from '@sinima/server/html';
import { FONT_URLS, SCRIPT_URL, STYLE_URL } from './page-files.ts';

export interface LayoutOptions {
  readonly title: string;
  readonly body: HtmlValue;
  readonly session?: Session | undefined;
  /** The page shows what is so now, and is to be kept up to date. */
  readonly isLive?: boolean;
  /** Address that the browser goes on to by itself. */
  readonly goOnTo?: string;
}

const signOut = ({ who, csrf }: Session): Html =>
  html` <form class="who" method="post" action="/operator/sign-out">
    <input type="hidden" name="csrf" value="${csrf}" />
    <span>${who}</span>
    <button class="quiet">Sign out</button>
  </form>`;

/** Return a whole page. */
export function layout({ title, body, session, isLive, goOnTo }: LayoutOptions): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${goOnTo && html`<meta http-equiv="refresh" content="0;url=${goOnTo}" />`}
        <title>${title} · Sinima, operator</title>
        ${FONT_URLS.map((url) => html`<link rel="preload" href="${url}" as="font" crossorigin />`)}
        <link rel="stylesheet" href="${STYLE_URL}" />
        ${isLive && html`<script src="${SCRIPT_URL}" defer></script>`}
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/operator">Sinima <span>operator</span></a>
          ${session && signOut(session)}
        </header>
        <main id="main">${body}</main>
      </body>
    </html> `.text;
}
