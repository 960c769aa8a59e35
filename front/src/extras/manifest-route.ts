/** Makes the site installable: the web app manifest, and the tags of pages that name it. */
import { paths } from '@sinima/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { documentTitle, SITE_NAME } from '@sinima/shell/page/document-title';
import { tag } from '../http/markup.ts';
import { ICONS, TOUCH_ICON } from './icons.ts';

const MANIFEST_PATH = '/manifest.webmanifest';

/** The header's ground, which is the same in both themes, and the page's, as in `ui-kit/src/tokens/tokens.css`. */
const HEADER_COLOUR = '#0e1a45';
const GROUND_COLOUR = '#f8f2e4';

const manifest = {
  id: '/',
  name: documentTitle(''),
  short_name: SITE_NAME,
  description: 'The public database of African film and television.',
  lang: 'en',
  dir: 'ltr',
  start_url: paths.home(),
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
    { name: 'Movies', url: paths.movies() },
    { name: 'People', url: paths.people() },
  ],
};

/** Serve the manifest. */
export function serveManifest(server: FastifyInstance): void {
  server.get(MANIFEST_PATH, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'public, max-age=86400')
      .send(JSON.stringify(manifest)),
  );
}

/** The tags of each page's head about the installed site. */
export const INSTALLED_TAGS: readonly string[] = [
  tag('meta', { name: 'theme-color', content: HEADER_COLOUR }),
  tag('link', { rel: 'manifest', href: MANIFEST_PATH }),
  tag('link', { rel: 'apple-touch-icon', href: TOUCH_ICON.path }),
];
