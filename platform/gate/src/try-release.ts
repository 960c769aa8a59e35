import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHostRelease, type BuiltRelease, type ReleaseNeeds } from '@sinima/contracts/release';
import { withDeclaredReads } from './api/declared-reads.ts';
import { findRefusals, type Findings } from './find-refusals.ts';
import type { Surroundings } from './surroundings.ts';
import type { Limits } from './trial/run-child.ts';
import { readsOf, trialProblems, trialWarnings } from './trial/trial-problems.ts';
import { tryFragments } from './trial/try-fragments.ts';

/** What the gate says of a built release: each message names the thing and the remedy. No refusals: it may be published. */
export interface GateReport extends Findings {
  /** Fields of the API that it reads: what its `needs.api` is to be. */
  readonly api: ReleaseNeeds['api'];
}

/**
 * Try a built release before visitors do: compare it with what is there, and render each page and widget of a remote
 * once, in a child process without keys or environment. Whether its files are as built is for who signs it.
 *
 * @param dir the folder of its files
 */
export async function tryRelease(
  built: BuiltRelease,
  dir: string,
  surroundings: Surroundings,
  limits?: Limits,
): Promise<GateReport> {
  if (isHostRelease(built)) return { ...findRefusals(built, [], surroundings), api: {} };
  const [trial, ...stylesheets] = await Promise.all([
    tryFragments(built, dir, surroundings, limits),
    ...built.styles.map((file) => readFile(path.join(dir, file), 'utf8')),
  ]);
  const api = readsOf(trial, surroundings.openapi);
  const compared = findRefusals({ ...built, needs: { ...built.needs, api } }, stylesheets, surroundings);
  return {
    firm: compared.firm,
    refusals: [...compared.refusals, ...trialProblems(built, trial)],
    warnings: [...compared.warnings, ...trialWarnings(built, trial)],
    api: withDeclaredReads(api, built),
  };
}
