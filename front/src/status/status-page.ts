/** The status page: the live versions, without renderer or script. */
import { createHash } from 'node:crypto';
import { Html, html } from '@sinima/server/html';
import { documentTitle } from '@sinima/shell/page/document-title';
import type { SiteStatus } from '../composition/status-of-site.ts';

/** The site's dyes (`ui-kit/src/tokens/tokens.css`), and the faces that every device has. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f8f2e4,#0a1233);color:light-dark(#161b33,#f6f1e3);font:1rem/1.55 'Noto Sans',system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 3rem}
h1{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.25rem);line-height:1.12}
h2{font-size:1.35rem;margin:2rem 0 .5rem}
a{color:light-dark(#1d2f7a,#ffd27a);display:inline-block;min-height:24px}
a:focus-visible{outline:3px solid light-dark(#a03d1d,#ffd27a);outline-offset:2px}
time{white-space:nowrap}dl{margin:0}dt{font-weight:700;padding-top:.75rem;border-top:1px solid light-dark(#8a7a55,#7c8ad0)}dd{margin:0 0 .75rem}
`;

/** Whole, as its hash is of every character. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** It loads nothing, and caches may keep it for half a minute. */
export const STATUS_HEADERS = {
  'Cache-Control': 'public, max-age=30',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
} as const;

/** Return a time for people, to the minute. */
const timeText = (when: string): Html =>
  html`<time datetime="${when}">${when.slice(0, 16).replace('T', ' ')} UTC</time>`;

const nameOf = (app: string): string => (app === 'shell' ? 'Header, footer and frame' : app);

interface StatusFacts extends SiteStatus {
  /** The version of the API's contract; undefined: the API did not answer. */
  readonly api: string | undefined;
  /** ISO time. */
  readonly now: string;
}

/** Return the whole document. */
export function statusPage({ apps, incident, api, now }: StatusFacts): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${documentTitle('Status')}</title>
        <meta name="robots" content="noindex" />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>Status</h1>
          <p>As of ${timeText(now)}.</p>
          <h2>What is live</h2>
          <dl>
            ${apps.map(
              ({ name, version, since }) =>
                html`<dt>${nameOf(name)}</dt>
                  <dd>${version}, live since ${timeText(since)}</dd>`,
            )}
            <dt>API</dt>
            <dd>
              ${api === undefined ? 'It does not answer at the moment.' : `It answers; version ${api} of its contract.`}
            </dd>
          </dl>
          <h2>Last incident</h2>
          <p>
            ${
              incident
                ? html`${timeText(incident.when)}: a version of “${nameOf(incident.app)}” was taken back.`
                : 'None of the versions that are still known was taken back.'
            }
          </p>
          <h2>What this page does not know</h2>
          <p>
            Nobody measures from outside how often the site is out of reach, so there is no such figure here.
            Incidents are versions that were taken back; faults of networks, machines and databases are not
            among them. This page comes from the site’s own servers: where they are down, it is too.
          </p>
          <p><a href="/">Home</a></p>
        </main>
      </body>
    </html> `.text;
}
