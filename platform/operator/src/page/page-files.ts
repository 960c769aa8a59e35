/** Style, fonts and the few lines of script of the page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

// From where this file runs, which in a bundle is not where its source lies.
const require = createRequire(path.join(import.meta.dirname, 'page-files.js'));
const fontsFile = require.resolve('@sinima/ui-kit/fonts.css');

const read = (file: string): string => readFileSync(file, 'utf8');
const own = (name: string): string => read(require.resolve(`@sinima/operator/${name}`));
const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

const style = [
  '@layer tokens, reset, page;',
  read(require.resolve('@sinima/ui-kit/tokens.css')),
  read(require.resolve('@sinima/ui-kit/reset.css')),
  read(fontsFile),
  own('operator.css'),
].join('\n');
const script = own('stay-up-to-date.js');

export const STYLE_URL = `/operator/style.css?${hashOf(style)}`;
export const SCRIPT_URL = `/operator/stay-up-to-date.js?${hashOf(script)}`;

const COMMON_FONTS = ['sinima-headline-common.woff2', 'sinima-text-common.woff2'];
const FONTS = [...COMMON_FONTS, 'sinima-headline.woff2', 'sinima-text.woff2'];
/** Used at once or not at all (`font-display: optional`): a page that does not name them early shows others. */
export const FONT_URLS: readonly string[] = COMMON_FONTS.map((font) => `/operator/${font}`);
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serve them. They tell nothing, so nobody has to be signed in. */
export function servePageFiles(server: FastifyInstance): void {
  server.get('/operator/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', FOR_EVER).send(style),
  );
  server.get('/operator/stay-up-to-date.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', FOR_EVER).send(script),
  );
  for (const font of FONTS) {
    const bytes = readFileSync(path.join(path.dirname(fontsFile), font));
    server.get(`/operator/${font}`, (_request, reply) =>
      reply.type('font/woff2').header('Cache-Control', FOR_EVER).send(bytes),
    );
  }
}
