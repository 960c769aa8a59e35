/** The documents around pages and frames. All addresses are relative: the site can lie anywhere. */

/** What documents load; names of files in `assets/`. */
export interface DocumentFiles {
  readonly scripts: { readonly main: string; readonly frame: string };
  readonly styles: readonly string[];
  /** Utilities of the remotes, by the name of their frame. */
  readonly frameStyles: Readonly<Record<string, string>>;
  /** The statement that puts cascade layers in order. */
  readonly layerOrder: string;
}

/** Before anything is painted: the theme that the address asks for. */
const themeScript = `const t=new URLSearchParams(location.search).get('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t`;

interface Document {
  title: string;
  base: string;
  body: string;
  files: DocumentFiles;
}

function head({ title, base, files }: Document, styles: readonly string[], script: string): string {
  const asset = (name: string): string => `${base}assets/${name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<script>${themeScript}</script>
<style>${files.layerOrder}</style>
${styles.map((style) => `<link rel="stylesheet" href="${asset(style)}">`).join('\n')}
<script defer src="${asset(script)}"></script>
</head>`;
}

/** A page: whole before any script runs. */
export function documentOf(document: Document): string {
  const { files, body } = document;
  return `${head(document, files.styles, files.scripts.main)}
<body>
${body}
<noscript><p>Search, switches and states need scripts.</p></noscript>
</body>
</html>
`;
}

/** The document in which states of one group are shown, one at a time: its query says which. */
export function frameDocument(frame: string, files: DocumentFiles): string {
  const own = files.frameStyles[frame];
  const document = { title: 'A state', base: '../', body: '', files };
  return `${head(document, own === undefined ? files.styles : [...files.styles, own], files.scripts.frame)}
<body>
<main id="frame"></main>
</body>
</html>
`;
}
