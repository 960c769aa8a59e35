/** The server's data for the client within the page, which only `JSON.parse` touches. */
import type { Composition, VisitorVersions } from '@sinima/contracts/composition';
import type { Language } from '@sinima/contracts/languages';
import type { PageVersions } from '@sinima/contracts/reports';
import type { FragmentRef } from './fragment-ref.ts';

export interface PageState {
  /** Absent: English. */
  readonly language?: Language;
  /** The site as this visitor gets it, each remote's version that the server rendered standing first. */
  readonly composition: Composition;
  /** The API's answers that the page was rendered with: a dehydrated query client. */
  readonly data: { readonly mutations: readonly unknown[]; readonly queries: readonly unknown[] };
  /** Of the page, without the site's name; empty on the home page. */
  readonly title: string;
  /** Paths of the scripts, styles and fonts that the document names. */
  readonly files: readonly string[];
  /** The fragments that the server rendered: never taken away because a script is late. */
  readonly rendered: readonly FragmentRef[];
  /** The versions as composed for this visitor, before any was found not to load: what an open tab compares anew. */
  readonly visitorVersions: VisitorVersions;
  /** Share of pages, 0 to 1, whose web vitals are sent. Failures always are. Absent where no reports are taken. */
  readonly vitalsRate?: number;
}

/** Return the versions that a page can speak of in its reports. */
export function reportableVersions({
  composition,
  visitorVersions,
}: Pick<PageState, 'composition' | 'visitorVersions'>): PageVersions {
  const { shell } = visitorVersions.versions;
  return Object.fromEntries([
    ...composition.remotes.map(({ name, versions }) => [name, versions.map(({ version }) => version)]),
    ...(shell === undefined ? [] : [['shell', [shell]]]),
  ]) as PageVersions;
}

/** Return those of them that have a part in the page. */
export function shownVersions(
  page: Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'>,
): PageVersions {
  const shown = new Set(['shell', ...page.rendered.map(({ remote }) => remote)]);
  return Object.fromEntries(Object.entries(reportableVersions(page)).filter(([app]) => shown.has(app)));
}

/** The id of the element that holds it. */
export const PAGE_STATE_ID = 'sinima-page';
/** The id of the element that React hydrates. */
export const ROOT_ID = 'root';

/** As documents have them, for the worker, which has no parser of HTML: the JSON ends with the script. */
export const PAGE_STATE_TAG = `<script type="application/json" id="${PAGE_STATE_ID}">`;
export const ROOT_TAG = `<div id="${ROOT_ID}">`;
