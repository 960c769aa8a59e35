/** Putting a page together from the markup of its parts: text, and no more. */
import { pathIn, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { compositionIn } from '../composition/composed-navigation.ts';
import { sharedLanguages } from '../composition/page-languages.ts';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { callerName } from '@sinima/contracts/operation-reads';
import type { PageHead } from '@sinima/contracts/remote';
import type { FolderLink } from '@sinima/shell/page/boundary-facts';
import type { FragmentRef } from '@sinima/shell/page/fragment-ref';
import { jsonForHtml, safeInHtml } from '@sinima/shell/page/json-for-html';
import type { PageState } from '@sinima/shell/page/page-state';
import { siteHeads } from '@sinima/shell/page/site-heads';
import type { CarriedQuery, RenderedFrame } from '@sinima/shell/page/page-work';
import { SPECULATION_HEADERS } from '../http/speculation-rules.ts';
import { renderDocument } from './document.ts';
import type { MadePage } from './made-page.ts';
import type { RunningHost } from '../composition/running-host.ts';
import { versionsShown } from '../reports/page-reports.ts';
import { boundaryFacts, type TimedRemote } from './boundary-facts.ts';
import { fillPlaces } from './fill-places.ts';
import { pageFiles, pathsOf } from './page-files.ts';
import type { PageReads } from './page-reads.ts';
import type { PageRequest } from './page-request.ts';
import { createText } from '@sinima/runtime/create-text';

/** Share of pages whose web vitals are sent: a canary's guard needs all that there are. */
const VITALS_RATE = { usual: 0.1, canary: 1 } as const;

/** Most surrogate keys of a page: a header has an end. */
const MAX_KEYS = 60;

/** Where the host gave none. */
const englishHeads = siteHeads(createText(SOURCE_LANGUAGE));

/** The head of a page of which no version works here. */
const unavailableHead: PageHead = { title: '', status: 503 };

/** The parts that a page is assembled from. */
export interface PageParts {
  /** The fragments that belong there. */
  readonly refs: readonly FragmentRef[];
  /** Those of them that were rendered; in place of the others the frame has an error area, and a page nothing. */
  readonly rendered: readonly FragmentRef[];
  readonly frame: RenderedFrame;
  readonly remotes: readonly TimedRemote[];
  readonly reads: Pick<PageReads, 'textOf' | 'revision' | 'keys' | 'readUncacheable'>;
}

export interface AssemblyOptions {
  readonly host: RunningHost;
  /** Paths of the scripts that development adds. */
  readonly devScripts: readonly string[];
  /** Where the boundary overlay leads to of a remote. */
  readonly folderOf: (remote: string) => FolderLink;
}

/** Return which reads and fragments went without their data, and why. */
export function missingIn({ remotes }: Pick<PageParts, 'remotes'>): Readonly<Record<string, string>> {
  return Object.assign({}, ...remotes.map(({ done }) => done?.missing ?? {})) as Record<string, string>;
}

function headOf({ pathname }: PageRequest, { refs, frame, remotes }: PageParts): PageHead {
  const heads = frame.heads ?? englishHeads;
  if (pathname === '/') return heads.home;
  if (refs.length === 0) return heads.notFound;
  return remotes[0]?.done?.head ?? unavailableHead;
}

function statusOf({ status = 200, movedTo }: PageHead, lacksItsData: boolean): number {
  if (lacksItsData) return 503;
  return movedTo === undefined ? status : 301;
}

function qualityOf(parts: PageParts): MadePage['quality'] {
  const { refs, rendered, frame, remotes } = parts;
  const isPartial =
    rendered.length < refs.length || frame.thrown !== undefined || Object.keys(missingIn(parts)).length > 0;
  if (isPartial) return 'partial';
  return remotes.every(({ isFirst }) => isFirst) ? 'whole' : 'fallback';
}

/** Return the remote that a page belongs to; undefined: the host, as the home page and the one that says that nothing is there. */
function ownerOf({ pathname }: PageRequest, { remotes }: PageParts): TimedRemote | undefined {
  return pathname === '/' ? undefined : remotes[0];
}

/** Widgets in the page of another remote show what is everybody's: only the reads of the page itself count. */
function ownerReadUncacheable(owner: TimedRemote | undefined, { reads }: PageParts): boolean {
  const version = owner?.remote.versions[0]?.version;
  return (
    owner !== undefined &&
    version !== undefined &&
    reads.readUncacheable(callerName({ app: owner.remote.name, version }))
  );
}

/** Return the languages that a page is there in. */
function languagesOf(owner: TimedRemote | undefined, { site }: PageRequest, host: RunningHost): Language[] {
  if (!owner) return sharedLanguages(host);
  const version = owner.remote.versions[0]?.version;
  return sharedLanguages(
    host,
    version === undefined ? undefined : site.find(owner.remote.name, version)?.release,
  );
}

/** Put a page together. */
export function assemblePage(
  request: PageRequest,
  parts: PageParts,
  { host, devScripts, folderOf }: AssemblyOptions,
): MadePage {
  const {
    language,
    site,
    origin,
    pathname,
    search,
    saving,
    versions,
    isPreview,
    isCanaryVariant,
    showsBoundaries,
  } = request;
  const { rendered, frame, remotes, reads } = parts;
  const composition = {
    ...compositionIn(language, site),
    remotes: site.composition.remotes.map(
      (each) => remotes.find(({ remote }) => remote.name === each.name)?.remote ?? each,
    ),
  };
  const head = headOf(request, parts);
  const owner = ownerOf(request, parts);
  const vitalsRate = isCanaryVariant ? VITALS_RATE.canary : VITALS_RATE.usual;
  const savesData = saving !== 'none';
  const files = pageFiles({ composition, rendered }, { language, host, find: site.find, savesData });
  const state = {
    ...(language !== SOURCE_LANGUAGE && { language }),
    composition,
    title: head.title,
    files: pathsOf(files),
    rendered,
    visitorVersions: versions,
    ...(!isPreview && { vitalsRate }),
  };
  // Of an answer that several remotes carry, that of a fallback version stands: its part of the API gave it.
  const fallbacksFirst = remotes.toSorted((a, b) => Number(a.isFirst) - Number(b.isFirst));
  const queries = fallbacksFirst.flatMap(({ done }) => done?.queries ?? []);
  const page = {
    head,
    html: fillPlaces(parts),
    stateJson: stateJson(state, queries, reads.textOf),
    composition,
    files,
    boundaries: showsBoundaries ? boundaryFacts({ site, remotes, folderOf }) : undefined,
  };
  const view = {
    language,
    languages: languagesOf(owner, request, host),
    siteTitle: (frame.heads ?? englishHeads).siteTitle,
    host,
    origin,
    pathname,
    savesData,
    devScripts,
  };
  const shown = versionsShown(state);
  const maySpeculate = !savesData && !isPreview && devScripts.length === 0;
  const keys = new Set(['shell', ...reads.keys, ...shown.map(({ app }) => app)]);
  return {
    status: statusOf(head, owner?.done?.lacksItsData === true),
    // A page that has moved is followed, not read.
    document: Buffer.from(head.movedTo === undefined ? renderDocument(page, view) : ''),
    headers: {
      [GENERATION_HEADER.toLowerCase()]: String(versions.generation),
      ...(maySpeculate && SPECULATION_HEADERS),
      ...(head.movedTo !== undefined && { location: pathIn(language, head.movedTo + search) }),
    },
    shown,
    quality: qualityOf(parts),
    revision: reads.revision(),
    isCacheable: !ownerReadUncacheable(owner, parts),
    surrogateKeys: [...keys].slice(0, MAX_KEYS),
  };
}

/** Return a carried query whole; undefined where it names an answer that nobody read. */
function wholeJson({ json, answer }: CarriedQuery, textOf: PageReads['textOf']): string | undefined {
  if (!answer) return json;
  const text = textOf(answer.path);
  return text === undefined ? undefined : json.slice(0, answer.at) + safeInHtml(text) + json.slice(answer.at);
}

/**
 * Return the JSON of a page's state. Of an answer that several fragments carry, the first stands for all.
 *
 * @param textOf returns the text of an answer that was read for the page
 */
export function stateJson(
  { language, composition, title, files, rendered, visitorVersions, vitalsRate }: Omit<PageState, 'data'>,
  queries: readonly CarriedQuery[],
  textOf: PageReads['textOf'],
): string {
  const byHash = new Map(queries.toReversed().map((query) => [query.hash, query]));
  const order = new Set(queries.map(({ hash }) => hash));
  const carried = [...order].flatMap((hash) => wholeJson(byHash.get(hash)!, textOf) ?? []).join(',');
  const members = [
    ...(language === undefined ? [] : [`"language":"${language}"`]),
    `"composition":${jsonForHtml(composition)}`,
    `"data":{"mutations":[],"queries":[${carried}]}`,
    `"title":${jsonForHtml(title)}`,
    `"files":${jsonForHtml(files)}`,
    `"rendered":${jsonForHtml(rendered)}`,
    `"visitorVersions":${jsonForHtml(visitorVersions)}`,
    ...(vitalsRate === undefined ? [] : [`"vitalsRate":${vitalsRate}`]),
  ];
  return `{${members.join(',')}}`;
}
