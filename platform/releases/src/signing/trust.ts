/** The public keys that count, from a JSON file that lies outside the store. */
import { readFile } from 'node:fs/promises';
import type { Trust } from '@sinima/contracts/signed';
import { z } from 'zod';
import { isMissing, ReleaseError } from '../errors/release-error.ts';
import { appName } from '../shapes/names.ts';

const publicKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32 && /^[A-Za-z0-9+/]{43}=$/.test(text), {
    error: 'a key is 32 bytes in base64',
  });

const trustShape: z.ZodType<Trust> = z.strictObject({
  pointer: z.array(publicKey),
  releases: z.record(appName, z.array(publicKey)),
});

/** Parse the text of a trust file. @throws ReleaseError naming the field that is wrong */
export function parseTrust(text: string, file: string): Trust {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReleaseError(`${file} is not valid JSON. Put the public keys there again, or restore it.`);
  }
  const { error, data } = trustShape.safeParse(value);
  if (data) return data;
  const issue = error.issues[0];
  throw new ReleaseError(
    `${file} is wrong at "${issue?.path.join('.') || 'the whole document'}": ${issue?.message ?? ''}.`,
  );
}

/** Read a trust file; undefined where there is none. @throws ReleaseError when it is wrong */
export async function readTrustIfThere(file: string): Promise<Trust | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return text === undefined ? undefined : parseTrust(text, file);
}

/** Read a trust file. @throws ReleaseError when it is missing or wrong */
export async function readTrust(file: string): Promise<Trust> {
  const trust = await readTrustIfThere(file);
  if (trust) return trust;
  throw new ReleaseError(
    `${file} is missing: it holds the public keys that releases have to be signed with. Put it there, or let ` +
      '`npm run releases -- keys` make keys for this machine.',
  );
}

/** Return the keys that one of two lists names. */
export function joinTrust(one: Trust, other: Trust): Trust {
  const union = (...lists: (readonly string[] | undefined)[]): string[] => [
    ...new Set(lists.flatMap((list) => list ?? [])),
  ];
  const apps = union(Object.keys(one.releases), Object.keys(other.releases));
  return {
    pointer: union(one.pointer, other.pointer),
    releases: Object.fromEntries(apps.map((app) => [app, union(one.releases[app], other.releases[app])])),
  };
}
