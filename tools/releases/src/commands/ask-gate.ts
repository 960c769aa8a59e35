/** The gate's verdict on releases, before visitors get them. */
import path from 'node:path';
import { isHostRelease, type BuiltRelease, type ReleaseNeeds } from '@sinima/contracts/release';
import { rootDir } from '@sinima/build/workspace';
import { checkProblem } from '@sinima/gate/check-result';
import { hostRefusals } from '@sinima/gate/needs/releases-in-use';
import { incompatibilities } from '@sinima/gate/needs/incompatibilities';
import { partRefusals } from '@sinima/gate/needs/part-refusals';
import { partOf, withParts } from '@sinima/gate/parts-in-use';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { runningContract } from '@sinima/gate/running-api';
import { ownOpenApi, surroundingsIn } from '@sinima/gate/surroundings';
import { openTrust } from '@sinima/releases/open-store';
import type { AppVersion } from '@sinima/releases/read-releases';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';

/** Whether the gate's word counts. */
export interface ForceOptions {
  readonly force?: boolean;
  readonly why?: string;
}

/** Tell people something that is no result: it goes to standard error, so that results can be read by machines. */
export function warn(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
}

/** Return what the API offers: the running one where `BFF_URL` names it, the one of `@sinima/contracts` otherwise. */
export async function readOpenApi(): Promise<OpenApi> {
  const url = process.env.BFF_URL;
  if (!url) return ownOpenApi();
  return runningContract(url).catch((error: Error) => {
    warn(`${error.message}; compared with contracts/openapi.json.`);
    return ownOpenApi();
  });
}

/**
 * Refuse what the gate refuses, unless it is forced.
 *
 * @param firm refusals that nobody may override
 * @throws ReleaseError with all of them
 */
function refuseUnlessForced(
  refusals: readonly string[],
  { force }: ForceOptions,
  firm: readonly string[] = [],
): void {
  if (refusals.length === 0) return;
  if (firm.length > 0) throw new ReleaseError([...refusals, 'Nothing was changed.'].join('\n'));
  if (force) {
    warn(...refusals.map((refusal) => `Forced, although: ${refusal}`));
    return;
  }
  throw new ReleaseError(
    [...refusals, 'Nothing was changed. To do it all the same: --force --why "…"'].join('\n'),
  );
}

/** Return what versions need of host and API that these do not offer. */
async function incompatibilitiesOf(store: ReleaseStore, versions: readonly AppVersion[]): Promise<string[]> {
  const {
    offers: liveOffers,
    generation,
    releases,
    ...now
  } = await surroundingsIn(store, await readOpenApi());
  const named = await Promise.all(versions.map(({ app, version }) => store.release(app, version)));
  const parts = await Promise.all(
    named.map((release) => partOf(release, (address) => store.file(release.app, address))),
  );
  const openapi = withParts(
    now.openapi,
    parts.flatMap((part) => part ?? []),
  );
  const host = named.find(isHostRelease);
  const offers = host?.offers ?? liveOffers;
  const coming = named.map(({ app }) => app);
  const staying = releases.filter(({ app }) => !coming.includes(app));
  return [
    ...(host ? hostRefusals(host.offers, generation, staying) : []),
    ...named.flatMap((release) => {
      if (isHostRelease(release)) return [];
      const ofPart = release.api ? partRefusals(release, openapi, generation, staying) : [];
      return offers ? [...incompatibilities(release, offers, openapi), ...ofPart] : ofPart;
    }),
  ];
}

/** Refuse to give visitors versions that need what host or API do not offer. @throws ReleaseError */
export async function refuseIncompatible(
  store: ReleaseStore,
  versions: readonly AppVersion[],
  options: ForceOptions,
): Promise<void> {
  refuseUnlessForced(await incompatibilitiesOf(store, versions), options);
}

/** Warn of versions that are live and need what host or API do not offer: they fall back. */
export async function warnIfIncompatible(
  store: ReleaseStore,
  versions: readonly AppVersion[],
): Promise<void> {
  const problems = await incompatibilitiesOf(store, versions);
  if (problems.length > 0) warn(...problems.map((problem) => `Warning: ${problem}`));
}

/** The releases to try. */
export interface Trial extends ForceOptions {
  readonly built: BuiltRelease;
  /** The folder of its files. */
  readonly dir: string;
  readonly goesLive: boolean;
}

/**
 * Try a built release: its team's checks, what it needs, and each of its pages and widgets.
 *
 * @returns the fields of the API that it reads
 * @throws ReleaseError with all that speaks against it
 */
export async function tryBuilt(
  store: ReleaseStore,
  { built, dir, goesLive, ...force }: Trial,
): Promise<ReleaseNeeds['api']> {
  const { tryRelease } = await import('@sinima/gate/try-release');
  const surroundings = await surroundingsIn(store, await readOpenApi());
  const { refusals, firm, warnings, api, notes } = await tryRelease(built, dir, {
    ...surroundings,
    goesLive,
  });
  if (notes.length > 0) warn(...notes);
  if (warnings.length > 0) warn(...warnings.map((warning) => `Warning: ${warning}`));
  const dataDir = path.resolve(rootDir, process.env.SINIMA_DATA_DIR || '.data');
  const unchecked = await checkProblem(dataDir, built, await openTrust(process.env, rootDir));
  refuseUnlessForced([...refusals, ...(unchecked === undefined ? [] : [unchecked])], force, firm);
  return api;
}
