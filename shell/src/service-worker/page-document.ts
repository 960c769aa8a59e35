/** What the worker reads in a page's document, and writes into it. */
import { jsonForHtml } from '../page/json-for-html.ts';
import { PAGE_STATE_ID, type PageState } from '../page/page-state.ts';
import type { BarredVersions } from '@sinima/contracts/offline';
import { isBarred, type RunVersions } from '../page/barred-versions.ts';

const STATE = new RegExp(`(<script type="application/json" id="${PAGE_STATE_ID}">)(.*?)(</script>)`, 's');
const TITLE = /<title>([^<]*)<\/title>/;
const SITE_NAME = / · Sinima$/;
const FILE = /["'(\s](\/(?:releases|cloth)\/[^"'()\s]+)["')\s]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** What the worker has to know of a page. */
export interface PageDocument {
  readonly title: string;
  readonly generation: number;
  /** The versions whose markup and scripts stand in it, the host's among them. */
  readonly versions: RunVersions;
  /** Paths of files that it names. */
  readonly files: readonly string[];
}

const unescapeHtml = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

function stateOf(html: string): PageState | undefined {
  const text = STATE.exec(html)?.[2];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as PageState;
  } catch {
    return undefined;
  }
}

/** Read a document; undefined: it is no page of the site. */
export function readPageDocument(html: string): PageDocument | undefined {
  const state = stateOf(html);
  if (!state) return undefined;
  const { composition, rendered, visitorVersions } = state;
  const { shell } = visitorVersions.versions;
  const inPage = new Set(rendered.map(({ remote }) => remote));
  const versions = composition.remotes
    .filter(({ name }) => inPage.has(name))
    .map(({ name, versions: [first] }) => [name, first ? [first.version] : []] as const);
  return {
    title: unescapeHtml(TITLE.exec(html)?.[1] ?? '').replace(SITE_NAME, ''),
    generation: composition.generation,
    versions: Object.fromEntries([
      ...(shell === undefined ? [] : [['shell', [shell]] as const]),
      ...versions,
    ]),
    files: [...new Set([...html.matchAll(FILE)].map(([, path]) => unescapeHtml(path!)))],
  };
}

/** Take versions that are barred out of what the page may load when somebody goes on from it. */
export function withoutBarred(html: string, barred: BarredVersions['barred']): string {
  const state = stateOf(html);
  if (!state) return html;
  const { composition } = state;
  const remotes = composition.remotes.map((remote) => ({
    ...remote,
    versions: remote.versions.filter(({ version }) => !isBarred(barred, remote.name, version)),
  }));
  if (remotes.every(({ versions }, at) => versions.length === composition.remotes[at]!.versions.length))
    return html;
  const text = jsonForHtml({ ...state, composition: { ...composition, remotes } });
  return html.replace(STATE, (_all, start: string, _former: string, end: string) => start + text + end);
}

/** Put markup at the beginning of the body, before what React brings to life. */
export function withLine(html: string, line: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + line);
}
