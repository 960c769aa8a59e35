/** The source maps of a version, as the store has them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { AppName } from '@sinima/contracts/release';
import { mapFileOf, MAPS_LIST, mapsKey, type ReleaseMaps } from '@sinima/contracts/release-maps';
import { z } from 'zod';
import { ReleaseError } from '../errors/release-error.ts';
import { isAppName, versionName } from '../shapes/names.ts';
import { parseSigned, signingKey } from '../signing/envelope.ts';
import type { StoreContext } from '../versions/store-context.ts';

const decompressed = promisify(gunzip);

const listShape: z.ZodType<ReleaseMaps> = z.object({
  app: z.custom<AppName>(isAppName),
  version: versionName,
  commit: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64}|uncommitted)$/),
  maps: z.record(z.string(), z.string()),
});

/** Parse a list of maps. @throws ReleaseError when it is not that of this version */
export function parseMaps(value: unknown, app: string, version: string): ReleaseMaps {
  const { data } = listShape.safeParse(value);
  if (data?.app === app && data.version === version) return data;
  throw new ReleaseError(
    `${mapsKey(app, version, MAPS_LIST)} is not the list of the maps of ${app} ${version}. Build it again.`,
  );
}

/** Verify the bytes of a list: a key that may publish the app signed it. @throws ReleaseError */
export function verifyMaps(
  bytes: Buffer,
  app: string,
  version: string,
  trust: StoreContext['trust'],
): ReleaseMaps {
  const key = mapsKey(app, version, MAPS_LIST);
  const document = parseSigned(bytes, key);
  if (signingKey('maps', document, trust.releases[app] ?? []) === undefined) {
    throw new ReleaseError(`${key} is refused: no key that may publish ${app} signed it as it is.`);
  }
  return parseMaps(document.signed, app, version);
}

/** Return which maps a version has, and its commit; undefined where it has none. @throws ReleaseError when they are refused */
export async function readMaps(
  { objects, trust }: StoreContext,
  app: string,
  version: string,
): Promise<ReleaseMaps | undefined> {
  const found = await objects.read(mapsKey(app, version, MAPS_LIST));
  return found && verifyMaps(found.bytes, app, version, trust);
}

/** Tell whether these are the bytes of a map that its list names. */
export function isMap(bytes: Buffer, hash: string): boolean {
  return createHash('sha256').update(bytes).digest('base64url') === hash;
}

/** Return the text of a script's map; undefined where the list names none. @throws ReleaseError when it is missing or altered */
export async function readMap(
  { objects }: Pick<StoreContext, 'objects'>,
  { app, version, maps }: ReleaseMaps,
  script: string,
): Promise<string | undefined> {
  const hash = Object.hasOwn(maps, script) ? maps[script] : undefined;
  if (hash === undefined) return undefined;
  const key = mapsKey(app, version, mapFileOf(script));
  const found = await objects.read(key);
  if (found && isMap(found.bytes, hash)) return (await decompressed(found.bytes)).toString('utf8');
  throw new ReleaseError(
    `${key} is ${found ? 'altered' : 'missing'}. Publish the same sources again: npm run releases -- publish ${app}`,
  );
}
