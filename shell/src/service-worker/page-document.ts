/** The worker's reads and changes of a page's document. */
import { documentTitle } from '../page/document-title.ts';
import { jsonForHtml } from '../page/json-for-html.ts';
import { PAGE_STATE_TAG, ROOT_TAG, type PageState } from '../page/page-state.ts';
import type { BarredVersions } from '@sinima/contracts/offline';
import { isBarred, type RunVersions } from '../page/barred-versions.ts';

/** The facts about a page that the worker needs. */
export interface PageDocument {
  readonly title: string;
  readonly generation: number;
  /** The versions whose markup and scripts stand in it, the host's among them. */
  readonly versions: RunVersions;
  /** Paths of files that it names. */
  readonly files: readonly string[];
}

/** Return what stands around the page's state, and the state; undefined: it is no page of the site. */
function cutAtState(html: string): readonly [before: string, state: PageState, after: string] | undefined {
  const start = html.indexOf(PAGE_STATE_TAG) + PAGE_STATE_TAG.length;
  const end = html.indexOf('</script>', start);
  if (start < PAGE_STATE_TAG.length || end < 0) return undefined;
  try {
    return [html.slice(0, start), JSON.parse(html.slice(start, end)) as PageState, html.slice(end)];
  } catch {
    return undefined;
  }
}

/** Read a document; undefined: it is no page of the site, or one of a host before those that name their files. */
export function readPageDocument(html: string): PageDocument | undefined {
  const [, state] = cutAtState(html) ?? [];
  if (!state?.files) return undefined;
  const { composition, title, files, rendered, visitorVersions } = state;
  const { shell } = visitorVersions.versions;
  const inPage = new Set(rendered.map(({ remote }) => remote));
  const versions = composition.remotes
    .filter(({ name }) => inPage.has(name))
    .map(({ name, versions: [first] }) => [name, first ? [first.version] : []] as const);
  return {
    title: title || (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? documentTitle(title)),
    generation: composition.generation,
    versions: Object.fromEntries([
      ...(shell === undefined ? [] : [['shell', [shell]] as const]),
      ...versions,
    ]),
    files,
  };
}

/** Take versions that are barred out of what the page may load when somebody goes on from it. */
export function withoutBarred(html: string, barred: BarredVersions['barred']): string {
  const cut = cutAtState(html);
  if (!cut) return html;
  const [before, state, after] = cut;
  const { composition } = state;
  const remotes = composition.remotes.map((remote) => ({
    ...remote,
    versions: remote.versions.filter(({ version }) => !isBarred(barred, remote.name, version)),
  }));
  if (remotes.every(({ versions }, at) => versions.length === composition.remotes[at]!.versions.length))
    return html;
  return before + jsonForHtml({ ...state, composition: { ...composition, remotes } }) + after;
}

/** Put markup at the beginning of the body, before what React brings to life. */
export function withLine(html: string, line: string): string {
  return html.replace(ROOT_TAG, () => line + ROOT_TAG);
}
