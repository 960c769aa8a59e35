import { createHash } from 'node:crypto';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { FastifyReply } from 'fastify';
import { Html, html } from '@sinima/server/html';

export { html, type Html } from '@sinima/server/html';

/** In the colours of the site (`ui-kit/src/tokens`), for pages that need neither the host nor a script. */
const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f8f2e4,#0a1233);--surface:light-dark(#fffdf7,#131d4d);
--text:light-dark(#161b33,#f6f1e3);--muted:light-dark(#4c5068,#c3c6dc);--control:light-dark(#8a7a55,#7c8ad0);
--accent:light-dark(#1d2f7a,#f0b132);--on-accent:light-dark(#fbf6ea,#10183d);--link:light-dark(#1d2f7a,#ffd27a);
--focus:light-dark(#a03d1d,#ffd27a);--warn:light-dark(#a03d1d,#ff9a73);--good:light-dark(#1e6b45,#54c28a)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.55 'Noto Sans',system-ui,sans-serif;overflow-wrap:break-word}
body::before{content:'';display:block;height:8px;background:repeating-linear-gradient(90deg,#f0b132 0 14px,#c4512d 14px 22px,#fbf6ea 22px 25px,#1e6b45 25px 39px,#0e1a45 39px 44px)}
main{max-width:36rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 3rem}
h1{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.25rem);line-height:1.12;margin:0 0 1rem}
h2{font-size:1.5rem;line-height:1.12;margin:2.5rem 0 .75rem}
p,form{margin:0 0 1rem}
a{color:var(--link);display:inline-block;min-height:24px;margin-inline-end:1.5rem}
label{display:block;font-weight:700;margin-top:1rem}
small{display:block;color:var(--muted);font-size:.875rem;font-weight:400}
input:not([type=checkbox]),select,textarea{width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:3px}
label.check{display:flex;gap:.75rem;align-items:flex-start;font-weight:400;min-height:44px;padding-top:.5rem}
input[type=checkbox]{accent-color:var(--accent);width:24px;height:24px;flex:none;margin:0}
button{min-height:44px;margin-top:1rem;padding:.5rem 1.25rem;font:inherit;font-weight:700;color:var(--on-accent);background:var(--accent);border:2px solid var(--accent);border-radius:3px;cursor:pointer}
button.quiet{color:var(--text);background:transparent;border-color:var(--control)}
ul{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-top:1px solid var(--control)}li button{margin-top:.5rem}
.wrong{color:var(--warn);font-weight:700}.done{color:var(--good);font-weight:700}
[aria-invalid=true]{border:2px solid var(--warn)!important}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** Whole, as its hash is of every character. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Return a text whose tag `<link>` is a link.
 *
 * @param attributes `href`, and others
 * @example withLink('<link>Sign in</link> first.', html`href="/api/login"`)
 */
export function withLink(text: string, attributes: Html): Html {
  const [before = '', label = '', after = ''] = text.split(/<\/?link>/);
  return html`${before}<a ${attributes}>${label}</a>${after}`;
}

/** Headers of a page that works by itself: no cache keeps it, nobody frames it, and no script runs in it. */
export const PLAIN_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Content-Type': 'text/html; charset=utf-8',
  // Without a referrer, browsers say nothing of where a form was sent from.
  'Referrer-Policy': 'same-origin',
} as const;

/** Return a page that works by itself. */
export function plainPage(title: string, body: Html, language: Language = SOURCE_LANGUAGE): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${LANGUAGES[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sinima</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** Send a page that works by itself and that no cache keeps. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  title: string,
  body: Html,
  language?: Language,
): void {
  reply
    .status(status)
    .headers(PLAIN_PAGE_HEADERS)
    .send(plainPage(title, body, language));
}
