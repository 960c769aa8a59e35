/** Style, fonts and scripts of the pages: those of the site, and a few lines of our own. They tell nothing. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const fontsFile = require.resolve('@sinima/ui-kit/fonts.css');
const webAuthn = path.join(
  path.dirname(require.resolve('@simplewebauthn/browser')),
  '../dist/bundle/index.umd.min.js',
);

const read = (file: string): string => readFileSync(file, 'utf8');
const own = (name: string): string => read(path.join(import.meta.dirname, name));

const style = [
  '@layer tokens, reset, page;',
  read(require.resolve('@sinima/ui-kit/tokens.css')),
  read(require.resolve('@sinima/ui-kit/reset.css')),
  read(fontsFile),
  own('identity.css'),
].join('\n');
const script = `${read(webAuthn)}\n${own('passkey-buttons.js')}`;

const COMMON_FONTS = ['sinima-headline-common.woff2', 'sinima-text-common.woff2'];
const FONTS = [...COMMON_FONTS, 'sinima-headline.woff2', 'sinima-text.woff2'];
/** Used at once or not at all (`font-display: optional`): a page that does not name them early shows others. */
export const FONT_URLS: readonly string[] = COMMON_FONTS.map((font) => `/pages/${font}`);

/** A file, as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly content: string | Buffer;
}

const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

export const STYLE_URL = `/pages/style-${hashOf(style)}.css`;
export const SCRIPT_URL = `/pages/passkeys-${hashOf(script)}.js`;

/** The files by their addresses, which never stand for others. */
export const PAGE_FILES: ReadonlyMap<string, PageFile> = new Map<string, PageFile>([
  [STYLE_URL, { type: 'text/css; charset=utf-8', content: style }],
  [SCRIPT_URL, { type: 'text/javascript; charset=utf-8', content: script }],
  ...FONTS.map(
    (font) =>
      [
        `/pages/${font}`,
        { type: 'font/woff2', content: readFileSync(path.join(path.dirname(fontsFile), font)) },
      ] as const,
  ),
]);
