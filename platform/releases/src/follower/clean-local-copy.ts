/** Takes out of the local copy what no visitor has needed for a while. */
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../errors/release-error.ts';
import { isAppName } from '../shapes/names.ts';
import { FOLDERS_OF_FILES, namesIn } from './local-files.ts';
import { placesOf, type ReleaseCopies } from './release-copies.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A tab may stay open for this long and still load what it has not loaded yet, in ms. */
const KEPT_MS = 30 * DAY_MS;

/** Tell whether a file has not been used for 30 days; false where there is none. */
async function isOld(file: string, now: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < now - KEPT_MS;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function cleanApp(dir: string, app: string, copies: ReleaseCopies, now: number): Promise<void> {
  const kept = new Set<string>();
  for (const name of await namesIn(path.join(dir, app))) {
    if (FOLDERS_OF_FILES.includes(name)) continue;
    if (await isOld(path.join(dir, app, name, 'release.json'), now)) {
      await rm(path.join(dir, app, name), { recursive: true, force: true });
      continue;
    }
    const here = await copies.readLocal(app, name);
    for (const file of here ? placesOf(here.release).keys() : []) kept.add(file);
  }
  for (const folder of FOLDERS_OF_FILES) {
    for (const name of await namesIn(path.join(dir, app, folder))) {
      const file = path.join(dir, app, folder, name);
      if (!kept.has(`${folder}/${name}`) && (await isOld(file, now))) await rm(file, { force: true });
    }
  }
}

/** Delete versions not used for 30 days, and old files that no other version here has. */
async function cleanLocalCopy(dir: string, copies: ReleaseCopies): Promise<void> {
  for (const app of await namesIn(dir)) if (isAppName(app)) await cleanApp(dir, app, copies, Date.now());
}

/**
 * Clean the local copy now, and then once a day.
 *
 * @param inUse tells which versions are in use at that time
 * @returns the way to stop
 */
export function cleanDaily(
  dir: string,
  copies: ReleaseCopies,
  { inUse, onError }: { inUse: () => [app: string, version: string][]; onError: (error: unknown) => void },
): () => void {
  const clean = (): Promise<void> =>
    copies
      .markUsed(inUse())
      .then(() => cleanLocalCopy(dir, copies))
      .catch(onError);
  const timer = setInterval(() => void clean(), DAY_MS).unref();
  void clean();
  return () => clearInterval(timer);
}
