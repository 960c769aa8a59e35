/** Makes the site installable: the web app manifest, and the tags of pages that name it. */
import { besidePages, LANGUAGES, pathIn, type Language } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { SITE_NAME } from '@sinima/shell/page/document-title';
import { installedTexts } from '@sinima/shell/page/installed-texts';
import { loadText } from '@sinima/shell/page/load-text';
import { translations } from '@sinima/shell/page/translations';
import { queryLanguage } from '../http/query-language.ts';
import { tag } from '../http/markup.ts';
import { ICONS, TOUCH_ICON } from './icons.ts';

const MANIFEST_PATH = '/manifest.webmanifest';

/** The header's ground, which is the same in both themes, and the page's, as in `ui-kit/src/tokens/tokens.css`. */
const HEADER_COLOUR = '#0e1a45';
const GROUND_COLOUR = '#f8f2e4';

/** Return the manifest in a language. It is the same app in all of them. */
async function manifestIn(language: Language): Promise<object> {
  const { name, description, movies, people } = installedTexts(await loadText({ translations }, language));
  return {
    id: '/',
    name,
    short_name: SITE_NAME,
    description,
    lang: language,
    dir: LANGUAGES[language].direction,
    start_url: pathIn(language, paths.home()),
    scope: '/',
    display: 'standalone',
    theme_color: HEADER_COLOUR,
    background_color: GROUND_COLOUR,
    categories: ['entertainment'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...ICONS.filter((icon) => icon !== TOUCH_ICON).map(({ path, size, isMaskable }) => ({
        src: path,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
    shortcuts: [
      { name: movies, url: pathIn(language, paths.movies()) },
      { name: people, url: pathIn(language, paths.people()) },
    ],
  };
}

/** Serve the manifest, in the language that the query names. */
export function serveManifest(server: FastifyInstance): void {
  server.get<{ Querystring: { language?: unknown } }>(MANIFEST_PATH, async ({ query }, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'public, max-age=86400')
      .send(JSON.stringify(await manifestIn(queryLanguage(query)))),
  );
}

/** Return the tags of each page's head about the installed site. */
export const installedTags = (language: Language): string[] => [
  tag('meta', { name: 'theme-color', content: HEADER_COLOUR }),
  tag('link', {
    rel: 'manifest',
    href: besidePages(language, MANIFEST_PATH),
  }),
  tag('link', { rel: 'apple-touch-icon', href: TOUCH_ICON.path }),
];
