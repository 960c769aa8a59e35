import { jsonForHtml } from '../../page/json-for-html.ts';

interface SamplePage {
  readonly title?: string;
  readonly generation?: number;
  /** The version of `mfe-title` that stands in it. */
  readonly version?: string;
  /** Paths of files that it names. */
  readonly files?: readonly string[];
}

/** Return the document of a page as the server makes it, as far as the worker reads it. */
export function samplePage({
  title = 'A title',
  generation = 7,
  version = '2',
  files = [],
}: SamplePage = {}): string {
  const versions = { shell: '5', 'mfe-title': version };
  const release = { version, global: 'g', entry: `browser/${version}.js`, styles: [] };
  const state = {
    composition: {
      generation,
      remotes: [{ name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions: [release] }],
    },
    data: { mutations: [], queries: [] },
    title,
    files,
    rendered: [{ remote: 'mfe-title', kind: 'pages', id: 'title' }],
    visitorVersions: { generation, versions },
  };
  return (
    `<!doctype html><html><head><title>${title} · Sinima</title></head><body><div id="root">${title}</div>` +
    `<script type="application/json" id="sinima-page">${jsonForHtml(state)}</script></body></html>`
  );
}

/** Return the answer that carries a page. */
export const pageAnswer = (html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0', ...headers },
  });
