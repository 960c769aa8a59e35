/** The contents of the store, the live versions, and their faults. */
import type { Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import { inBatches } from './objects/in-batches.ts';
import { mapsProblem } from './maps/check-maps.ts';
import { readPointer } from './pointer/read-pointer.ts';
import {
  listApps,
  listVersions,
  lookAt,
  type FileCheck,
  type StoredVersion,
} from './versions/read-releases.ts';
import type { StoreContext } from './versions/store-context.ts';

const AT_ONCE = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before its expiry from which on a pointer that nobody changes is a problem. */
const EXPIRES_SOON_DAYS = 14;

/** A version in the store. */
export interface VersionReport extends Omit<StoredVersion, 'release'> {
  /** Its publisher and the time; absent when its description is missing or refused. */
  readonly published?: Decision;
  /** The faults of its source maps, which visitors do not notice. */
  readonly mapsProblem?: string;
}

/** One app: its versions, the newest first, and its faults. */
export interface AppReport {
  readonly app: string;
  readonly pointer?: LivePointer;
  readonly versions: readonly VersionReport[];
  readonly problems: readonly string[];
}

/** The whole store. */
export interface StoreReport {
  readonly generation: Generation;
  readonly apps: readonly AppReport[];
  /** The faults of the pointer. */
  readonly problems: readonly string[];
}

/** How closely to look, and at which app. */
export interface CheckOptions {
  readonly app?: string | undefined;
  readonly check: FileCheck;
}

function problemText(pointer: LivePointer | undefined, { version, problem }: VersionReport): string[] {
  if (problem === undefined) return [];
  if (version === pointer?.version)
    return [`live version ${version}: ${problem}; roll back, or publish it again`];
  if (version === pointer?.canary?.version)
    return [`canary ${version}: ${problem}; abort it, or publish it again`];
  if (version === pointer?.previous) {
    return [`previous version ${version}: ${problem}; the live version has no fallback version`];
  }
  return [`version ${version}: ${problem}; it cannot go live unless it is published again`];
}

async function reportApp(
  context: StoreContext,
  app: string,
  pointer: LivePointer | undefined,
  check: FileCheck,
): Promise<AppReport> {
  const named = [pointer?.version, pointer?.previous, pointer?.canary?.version].flatMap((each) => each ?? []);
  const versions = [...new Set([...named, ...(await listVersions(context, app))])];
  const reports = await inBatches(versions, AT_ONCE, async (version): Promise<VersionReport> => {
    const { release, ...found } = await lookAt(context, app, version, check);
    const maps = check === 'hashes' ? await mapsProblem(context, app, version) : undefined;
    return {
      ...found,
      ...(release && { published: release.published }),
      ...(maps !== undefined && { mapsProblem: maps }),
    };
  });
  const whenOf = ({ published }: VersionReport): string => published?.when ?? '';
  return {
    app,
    ...(pointer ? { pointer } : {}),
    versions: reports.sort((a, b) => whenOf(b).localeCompare(whenOf(a))),
    problems: reports.flatMap((report) => [
      ...problemText(pointer, report),
      ...(report.mapsProblem === undefined ? [] : [report.mapsProblem]),
    ]),
  };
}

function expiryProblem({ number, expires }: Generation): string[] {
  const days = Math.floor((Date.parse(expires) - Date.now()) / DAY_MS);
  if (number === 0 || days >= EXPIRES_SOON_DAYS) return [];
  const when =
    days < 0 ? `expired at ${expires}: servers that start now refuse it` : `expires in ${days} days`;
  return [`Generation ${number} ${when}. Renew it: npm run releases -- renew`];
}

/** Look at each app of the store, or at one. @throws ReleaseError when no pointer can be read at all */
export async function checkStore(context: StoreContext, { app, check }: CheckOptions): Promise<StoreReport> {
  const { generation, trouble } = await readPointer(context.objects, context.trust);
  const apps = [...new Set([...(await listApps(context)), ...Object.keys(generation.apps)])].sort();
  const reports: AppReport[] = [];
  for (const name of apps) {
    if (app === undefined || app === name) {
      reports.push(await reportApp(context, name, generation.apps[name], check));
    }
  }
  const broken =
    trouble === undefined
      ? []
      : [
          `${trouble} Generation ${generation.number}, the newest that is right, counts instead; the next change puts live.json ` +
            'right, or at once: npm run releases -- recover',
        ];
  return { generation, apps: reports, problems: [...broken, ...expiryProblem(generation)] };
}
