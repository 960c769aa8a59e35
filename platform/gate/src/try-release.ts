import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltApiPart } from '@sinima/contracts/api-part';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import {
  isHostRelease,
  type BuiltRelease,
  type BuiltRemote,
  type ReleaseNeeds,
} from '@sinima/contracts/release';
import { withDeclaredReads } from './api/declared-reads.ts';
import { withoutPrefixes, withSlice } from './api/whole-api.ts';
import { findRefusals, type Findings } from './find-refusals.ts';
import { partOf } from './part/parts-in-use.ts';
import type { Surroundings } from './surroundings.ts';
import type { Limits } from './trial/run-child.ts';
import { readsOf, trialProblems, trialWarnings } from './trial/trial-problems.ts';
import { tryFragments } from './trial/try-fragments.ts';

/** The gate's verdict on a built release: each message names the thing and the remedy. Without refusals, it may be published. */
export interface GateReport extends Findings {
  /** Fields of the API that it reads: what its `needs.api` is to be. */
  readonly api: ReleaseNeeds['api'];
  /** The property and rights of its part of the API, for readers. */
  readonly notes: readonly string[];
}

/** The API as the pages of a release find it, and the faults of the release's own part of it. */
interface FoundApi {
  readonly openapi: OpenApi;
  readonly problems: readonly string[];
}

/** Try the part of a release, if it has one. */
async function findApi(built: BuiltRemote, dir: string, around: Surroundings): Promise<FoundApi> {
  const live = around.parts?.find(({ app }) => app === built.app);
  const others = live ? withoutPrefixes(around.openapi, live.api.prefixes) : around.openapi;
  const part = await partOf(built, (address) => readFile(path.join(dir, address)));
  if (!part) return { openapi: others, problems: [] };
  // The code that runs a part is loaded where there is one.
  const { tryPart } = await import('./part/try-part.ts');
  const { problems, answered } = await tryPart(part, live);
  return { openapi: withSlice(others, part.api.prefixes, answered), problems };
}

/** Say what a part of the API owns and may do. */
function partNotes(
  app: string,
  { prefixes, collections, writes = [], settings = [] }: BuiltApiPart,
): string[] {
  const may = [
    `answers ${prefixes.map((prefix) => `/api/${prefix}`).join(', ')}`,
    ...(collections.length > 0 ? [`owns the collections ${collections.join(', ')}`] : []),
    ...(writes.length > 0 ? [`writes ${writes.join(', ')} into the catalogue`] : []),
    ...(settings.length > 0 ? [`is given the settings ${settings.join(', ')}`] : []),
  ];
  return [`The part of the API of ${app} ${may.join('; it ')}.`];
}

/**
 * Try a built release before visitors do: compare it with the live site, start its part of the API, and render each page
 * and widget of a remote once, in child processes without keys or environment. Whether its files are as built is for who
 * signs it.
 *
 * @param dir the folder of its files
 */
export async function tryRelease(
  built: BuiltRelease,
  dir: string,
  surroundings: Surroundings,
  limits?: Limits,
): Promise<GateReport> {
  if (isHostRelease(built)) return { ...findRefusals(built, [], surroundings), api: {}, notes: [] };
  const { openapi, problems } = await findApi(built, dir, surroundings);
  const [trial, ...stylesheets] = await Promise.all([
    tryFragments(built, dir, { ...surroundings, openapi }, limits),
    ...built.styles.map((file) => readFile(path.join(dir, file), 'utf8')),
  ]);
  const api = readsOf(trial, openapi);
  const tried = { ...built, needs: { ...built.needs, api } };
  const compared = findRefusals(tried, stylesheets, { ...surroundings, openapi });
  return {
    firm: compared.firm,
    refusals: [...compared.refusals, ...problems, ...trialProblems(built, trial)],
    warnings: [...compared.warnings, ...trialWarnings(built, trial)],
    api: withDeclaredReads(api, built),
    notes: built.api ? partNotes(built.app, built.api) : [],
  };
}
