import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageSlotOf } from '@sinima/contracts/page-slot';
import type { Generation } from '@sinima/contracts/pointer';
import type { BuiltRemote } from '@sinima/contracts/release';
import { fullCalls } from '../api/full-answers.ts';
import { recordedCalls, recordedSearch } from '../api/recorded-calls.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { FragmentToTry, Reads, Tried } from './messages.ts';
import { LIMITS, runChild, type ChildEnd, type Limits } from './run-child.ts';

/** A page or widget, and its behaviour. */
export interface TriedFragment extends FragmentToTry {
  /** Undefined where its process ended first. */
  readonly tried?: Tried;
  readonly end?: ChildEnd;
}

export interface Trial {
  readonly fragments: readonly TriedFragment[];
  /** Fields that fragments read where every field has something in it. */
  readonly more: readonly Reads[];
  /** Why the bundle does not load at all. */
  readonly importEnd?: ChildEnd;
}

/** The site that fragments are tried on. */
interface TrialSurroundings {
  readonly openapi: OpenApi;
  /** The live composition: it has the pages that widgets stand in. */
  readonly generation: Pick<Generation, 'apps'>;
}

/** Return the pattern of the page that a widget stands in; `/` for the home page, and where nothing live has the page. */
function patternOf(
  slot: string,
  { app, pages }: BuiltRemote,
  { apps }: TrialSurroundings['generation'],
): string {
  const { remote = '', page = '' } = pageSlotOf(slot) ?? {};
  const owned = remote === app ? pages : apps[remote]?.owned.pages;
  return owned?.[page]?.paths[0] ?? '/';
}

function fragmentsOf(built: BuiltRemote, generation: TrialSurroundings['generation']): FragmentToTry[] {
  const { pages, widgets } = built;
  const tried = (kind: FragmentToTry['kind'], id: string, pattern = '/', query?: readonly string[]) => ({
    kind,
    id,
    pattern,
    query,
  });
  return [
    ...Object.entries(pages).map(([id, { paths, query }]) => tried('pages', id, paths[0], query)),
    ...Object.entries(widgets).map(([id, { slot, query = [] }]) =>
      tried('widgets', id, patternOf(slot, built, generation), query),
    ),
  ];
}

/** Render each page and widget of a built release once; one that ends the process does not keep the others from being tried. */
export async function tryFragments(
  built: BuiltRemote,
  dir: string,
  { openapi, generation }: TrialSurroundings,
  limits: Limits = LIMITS,
): Promise<Trial> {
  const bundle = pathToFileURL(path.resolve(dir, built.server)).href;
  const calls = recordedCalls(openapi);
  const known = { bundle, calls, fullCalls: fullCalls(calls, openapi), search: recordedSearch(openapi) };
  const reads: Reads[] = [];
  const fragments: TriedFragment[] = [];
  let waiting = fragmentsOf(built, generation);
  do {
    const { tried, more, end } = await runChild(dir, { ...known, fragments: waiting }, limits);
    if (end && end.fragment === undefined) return { fragments, more: reads, importEnd: end };
    reads.push(...more);
    const reached = end?.fragment === undefined ? waiting.length : end.fragment + 1;
    fragments.push(
      ...waiting.slice(0, reached).map((fragment, index) => ({
        ...fragment,
        tried: tried.get(index),
        end: index === end?.fragment ? end : undefined,
      })),
    );
    waiting = waiting.slice(reached);
  } while (waiting.length > 0);
  return { fragments, more: reads };
}
