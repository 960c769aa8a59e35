/** The server's side of the workbench: its page as HTML, and the cloth. */
import { renderToString } from 'react-dom/server';
import { readMoreContrast, readTokens } from '../src/tokens/read-tokens.ts';
import { pageDataId, rootId, themeChoices, type PageData } from './page-data.ts';
import { Workbench } from './workbench.tsx';

export { clothFromUrl } from '../src/cloth/cloth-url.ts';

interface Rendering {
  /** Of the request; its query chooses the theme. */
  url: string;
  /** Names of files under `/assets/`. */
  script: string;
  styles: readonly string[];
  fonts: readonly string[];
  /** The text of `tokens.css`. */
  tokensCss: string;
  /** The statement that puts cascade layers in order. */
  layerOrder: string;
}

/** The whole document. */
export function renderWorkbench({ url, script, styles, fonts, tokensCss, layerOrder }: Rendering): string {
  const query = new URL(url, 'http://localhost').searchParams;
  const theme = themeChoices.find((choice) => choice === query.get('theme')) ?? 'system';
  const data: PageData = {
    tokens: readTokens(tokensCss),
    moreContrast: readMoreContrast(tokensCss),
    theme,
    framed: query.has('framed'),
  };
  return `<!doctype html>
<html lang="en"${theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The workbench of Sinima's UI kit</title>
<link rel="icon" href="data:,">
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin>`).join('\n')}
<style>${layerOrder}</style>
${styles.map((style) => `<link rel="stylesheet" href="/assets/${style}">`).join('\n')}
${data.framed ? '' : `<script defer src="/assets/${script}"></script>`}
</head>
<body>
<div id="${rootId}">${renderToString(<Workbench {...data} />)}</div>
<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
