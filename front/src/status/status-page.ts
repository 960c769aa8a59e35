/** The status page: the live versions, without renderer or script. */
import { createHash } from 'node:crypto';
import {
  besidePages,
  keepOrder,
  languageCodes,
  LANGUAGES,
  pathIn,
  type Language,
} from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import type { TranslationFacts } from '@sinima/contracts/release';
import type { Message, MessageValues, Text } from '@sinima/contracts/text';
import { Html, html } from '@sinima/server/html';
import { documentTitle } from '@sinima/shell/page/document-title';
import type { SiteStatus } from '../composition/status-of-site.ts';
import * as messages from '../texts/status.messages.ts';
import { languageAttributes, textIn } from '../texts/texts.ts';

/** The site's dyes (`ui-kit/src/tokens/tokens.css`), and the faces that every device has. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f8f2e4,#0a1233);color:light-dark(#161b33,#f6f1e3);font:1rem/1.55 'Noto Sans',system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 3rem}
h1{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.25rem);line-height:1.12}
h2{font-size:1.35rem;margin:2rem 0 .5rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
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
  html`<time datetime="${when}" dir="ltr">${when.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Stands in a text where an element does: no text has this character. */
const PLACE = '\ue000';

/** Return a text with an element in its place of the time. */
function withTime(text: Text, message: Message, time: Html, values: MessageValues = {}): Html {
  const [before, after] = text(message, { ...values, time: PLACE }).split(PLACE);
  return html`${before}${time}${after}`;
}

const nameOf = (app: string, text: Text): string => (app === 'shell' ? text(messages.frameName) : app);

/** The texts of an app in the language of the page. */
interface AppTexts {
  readonly app: string;
  /** Undefined: the app is not translated. */
  readonly facts: Pick<TranslationFacts, 'total' | 'missing' | 'draft'> | undefined;
}

/** How far the translation into a language is, and how to help with it. */
function translationState(language: Language, texts: readonly AppTexts[]): Html {
  const text = textIn(language);
  const stateOf = ({ facts }: AppTexts): string => {
    if (facts === undefined) return text(messages.notTranslated);
    const { total, missing, draft } = facts;
    return text(messages.textsOfApp, { total, missing, draft, reviewed: total - missing - draft });
  };
  return html`<h2 id="texts">${text(messages.textsHeading, { language: LANGUAGES[language].name })}</h2>
    <p>
      ${text(messages.textsAreDrafts)}
      <a href="${pathIn(language, paths.contact())}">${text(messages.helpToTranslate)}</a>
    </p>
    <dl>
      ${texts.map(
        (each) =>
          html`<dt>${nameOf(each.app, text)}</dt>
            <dd>${stateOf(each)}</dd>`,
      )}
    </dl>`;
}

interface StatusFacts extends SiteStatus {
  /** Empty for English, which is no translation. */
  readonly texts: readonly AppTexts[];
  /** The version of the API's contract; undefined: the API did not answer. */
  readonly api: string | undefined;
  /** ISO time. */
  readonly now: string;
}

export const STATUS_PATH = '/status';

/** Return the address of the page in a language. */
const statusPath = (language: Language): string => besidePages(language, STATUS_PATH);

function languageLink(language: Language): Html {
  const { name, direction } = LANGUAGES[language];
  return html`<a href="${statusPath(language)}" hreflang="${language}" lang="${language}" dir="${direction}"
    >${name}</a
  > `;
}

/** Return the whole document. */
export function statusPage(language: Language, { apps, incident, api, now, texts }: StatusFacts): string {
  const text = textIn(language);
  const { lang, dir } = languageAttributes(language);
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${documentTitle(text(messages.statusTitle))}</title>
        <meta name="robots" content="noindex" />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${text(messages.statusTitle)}</h1>
          <p>${withTime(text, messages.asOf, timeText(now))}</p>
          <h2>${text(messages.whatIsLive)}</h2>
          <dl>
            ${apps.map(
              ({ name, version, since }) =>
                html`<dt>${nameOf(name, text)}</dt>
                  <dd>
                    ${withTime(text, messages.liveSince, timeText(since), {
                      version: keepOrder(language, version),
                    })}
                  </dd>`,
            )}
            <dt>API</dt>
            <dd>
              ${api === undefined ? text(messages.apiSilent) : text(messages.apiAnswers, { version: keepOrder(language, api) })}
            </dd>
          </dl>
          <h2>${text(messages.lastIncident)}</h2>
          <p>
            ${
              incident
                ? withTime(text, messages.takenBack, timeText(incident.when), {
                    app: nameOf(incident.app, text),
                  })
                : text(messages.noneTakenBack)
            }
          </p>
          ${texts.length === 0 ? null : translationState(language, texts)}
          <h2>${text(messages.notKnownHeading)}</h2>
          <p>${text(messages.notKnownText)}</p>
          <p><a href="${pathIn(language, '/')}">${text(messages.statusHome)}</a></p>
          <nav aria-label="${text(messages.inOtherLanguages)}">
            ${languageCodes.filter((code) => code !== language).map(languageLink)}
          </nav>
        </main>
      </body>
    </html> `.text;
}
