import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltRemote } from '@sinima/contracts/release';
import { fullCalls } from '../api/full-answers.ts';
import { recordedCalls, recordedSearch } from '../api/recorded-calls.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { FragmentToTry, Reads, Tried } from './messages.ts';
import { LIMITS, runChild, type ChildEnd, type Limits } from './run-child.ts';

/** A page or widget, and what it did. */
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

function fragmentsOf({ pages, widgets }: BuiltRemote): FragmentToTry[] {
  const tried = (kind: FragmentToTry['kind'], id: string, pattern = '/', query?: readonly string[]) => ({
    kind,
    id,
    pattern,
    query,
  });
  return [
    ...Object.entries(pages).map(([id, { paths, query }]) => tried('pages', id, paths[0], query)),
    ...Object.entries(widgets).map(([id, { query = [] }]) => tried('widgets', id, '/', query)),
  ];
}

/** Render each page and widget of a built release once; one that ends the process does not keep the others from being tried. */
export async function tryFragments(
  built: BuiltRemote,
  dir: string,
  openapi: OpenApi,
  limits: Limits = LIMITS,
): Promise<Trial> {
  const bundle = pathToFileURL(path.resolve(dir, built.server)).href;
  const calls = recordedCalls(openapi);
  const known = { bundle, calls, fullCalls: fullCalls(calls, openapi), search: recordedSearch(openapi) };
  const reads: Reads[] = [];
  const fragments: TriedFragment[] = [];
  let waiting = fragmentsOf(built);
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
