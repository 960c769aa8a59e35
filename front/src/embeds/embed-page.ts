/** The card of a record as a small page without scripts, for frames of other sites. */
import { createHash } from 'node:crypto';
import { COMMON_HEADERS } from '@sinima/server/security-headers';
import { Html, html as markup } from '@sinima/server/html';
import { documentTitle, SITE_NAME } from '@sinima/shell/page/document-title';
import type { Language } from '@sinima/contracts/languages';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { initials } from '@sinima/ui-kit/initials';
import type { CardSubject } from '../social-cards/card-subject.ts';
import { languageAttributes } from '../texts/texts.ts';
import { EMBED_SIZE } from './embeddable.ts';

/** The site's dyes (`ui-kit/src/tokens/tokens.css`), and the faces that every device has. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fffdf7,#131d4d);color:light-dark(#161b33,#f6f1e3);font:1rem/1.35 'Noto Sans',system-ui,sans-serif}
a{box-sizing:border-box;display:grid;grid-template:minmax(0,1fr)/auto minmax(0,1fr);gap:1rem;overflow:hidden;height:min(100vh,${EMBED_SIZE.height}px);border-bottom:4px solid #f0b132;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#a03d1d,#ffd27a);outline-offset:-3px}
span{position:relative;height:100%;aspect-ratio:2/3}
img{width:100%;height:100%;object-fit:cover}
b{position:absolute;inset:0;display:grid;place-items:center;color:#fbf6ea;font-size:1.35rem}
div{align-self:center;min-width:0;padding-block:.5rem;padding-inline:0 1rem;overflow-wrap:anywhere}
h1{margin:0;font:800 1.35rem/1.15 'Roboto Condensed','Arial Narrow',sans-serif;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
a:hover h1{text-decoration:underline}
p{margin:.35rem 0 0;font-size:.875rem}
@media (height<7rem){h1{-webkit-line-clamp:1}p:not(p+p){display:none}}
p+p{color:light-dark(#1d2f7a,#ffd27a);font-weight:700}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Any site may frame it; it runs nothing, and loads the cloth alone. */
export const EMBED_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** @param address of the record's page in the language */
export function embedPage(
  language: Language,
  { cloth, slug, country, genres, decade, name, facts }: CardSubject,
  address: string,
): string {
  const { lang, dir } = languageAttributes(language);
  const picture = clothPath({ kind: cloth, slug, country, genres, year: decade === 0 ? null : decade });
  const letters = cloth === 'portrait' && markup`<b aria-hidden="true">${initials(name)}</b>`;
  return markup`<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${documentTitle(name)}</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${address}">
<style>${new Html(STYLE)}</style></head><body><main><a href="${address}" target="_blank" rel="noopener">
<span><img src="${picture}" alt="">${letters}</span><div><h1>${name}</h1><p>${facts.join(' · ')}</p><p>${SITE_NAME}</p></div></a></main></body></html>
`.text;
}
