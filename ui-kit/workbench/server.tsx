/** The server's side of the workbench: all of its pages and frames as HTML. */
import { renderToString } from 'react-dom/server';
import { designTokens, themeTokens, tokensText } from '../src/tokens/design-tokens.ts';
import { readMoreContrast, readTokens } from '../src/tokens/read-tokens.ts';
import { documentOf, frameDocument, type DocumentFiles } from './site/document.ts';
import { Page, titleOf } from './site/page.tsx';
import { kitPieces, storyPiece, tokenEntries, type KitProps, type StorySource } from './site/pieces.tsx';
import { pageDataId, rootId, type PageData, type Piece, type PieceEntry } from './site/site-shapes.ts';

/** What the site is made from. */
export interface SiteSources {
  readonly files: DocumentFiles;
  /** The text of `tokens.css`. */
  readonly tokensCss: string;
  readonly kitProps: KitProps;
  readonly stories: readonly StorySource[];
  readonly isLive: boolean;
}

const entryOf = ({ id, group, name, about, href, words }: Piece): PieceEntry => ({
  id,
  group,
  name,
  about,
  href,
  words,
});

function renderPage(data: PageData, files: DocumentFiles): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = `<div id="${rootId}">${renderToString(<Page {...data} />)}</div>
<script type="application/json" id="${pageDataId}">${json}</script>`;
  return documentOf({ title: `${titleOf(data)} · The cloth of Sinima`, base: data.base, body, files });
}

/** Return the site's documents, and the tokens for design tools, by their paths, e.g. `pieces/badge.html`. */
export async function renderSite({
  files,
  tokensCss,
  kitProps,
  stories,
  isLive,
}: SiteSources): Promise<Record<string, string>> {
  const pieces = [...kitPieces(kitProps), ...(await Promise.all(stories.map(storyPiece)))];
  const entries = [...tokenEntries(), ...pieces.map(entryOf)];
  const tokens = { tokens: readTokens(tokensCss), moreContrast: readMoreContrast(tokensCss) };
  const top = { entries, base: '', isLive } as const;
  const frames = new Set(['kit', ...stories.map(({ group }) => group)]);
  return Object.fromEntries([
    ['index.html', renderPage({ ...top, kind: 'home' }, files)],
    ['tokens.json', tokensText(designTokens(tokensCss))],
    ['light.tokens.json', tokensText(themeTokens(tokensCss, 'light'))],
    ['dark.tokens.json', tokensText(themeTokens(tokensCss, 'dark'))],
    ['tokens.html', renderPage({ ...top, kind: 'tokens', ...tokens }, files)],
    ['kit.html', renderPage({ ...top, kind: 'kit', ...tokens }, files)],
    ...pieces.map((piece) => [
      piece.href,
      renderPage({ kind: 'piece', piece, entries, base: '../', isLive }, files),
    ]),
    ...[...frames].map((frame) => [`frames/${frame}.html`, frameDocument(frame, files)]),
  ]) as Record<string, string>;
}
