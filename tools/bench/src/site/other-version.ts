import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, mkdir, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import type { ReleaseStore } from '@sinima/releases/store';

/**
 * Publish another version of a remote's live release, which differs by a comment in its server bundle, or has another
 * part of the API.
 *
 * @param mark tells it from others, e.g. `b`
 * @param part text of the bundle of its part of the API, in place of the live one's
 * @returns the other version
 */
export async function publishOtherVersion(
  store: ReleaseStore,
  app: BuiltRemote['app'],
  mark: string,
  part?: string,
): Promise<string> {
  const live = (await store.generation()).apps[app];
  if (!live) throw new Error(`Nothing is live of ${app}.`);
  const release = (await store.release(app, live.version)) as BuiltRemote;
  const from = path.join(store.location, app);
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-version-'));
  try {
    const { api } = release;
    const replaced = part === undefined || !api ? release.server : api.module;
    const text = part ?? `${await readFile(path.join(from, replaced), 'utf8')}\n// ${mark}\n`;
    const bytes = Buffer.from(text);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const file = replaced.replace(/\.[\w-]{43}(?=\.\w+$)/, `.${hash}`);
    const { [replaced]: _former, ...others } = release.files;
    const files: BuiltRemote['files'] = { ...others, [file]: { bytes: bytes.length } };
    for (const side of ['browser', 'server']) await mkdir(path.join(dir, side), { recursive: true });
    for (const [kept, { encodings = {} }] of Object.entries(others)) {
      const copies = Object.values(encodings).map((copy) => copy.file);
      for (const each of [kept, ...copies]) {
        await copyFile(path.join(from, each), path.join(dir, each));
      }
    }
    await writeFile(path.join(dir, file), bytes);
    const version = `${release.version.replace(/-[0-9a-f]{12}$/, '')}-${hashOf(mark + release.version)}`;
    const renewed = replaced === release.server ? { server: file } : { api: { ...api!, module: file } };
    await store.publish({ ...release, version, files, ...renewed }, dir, { why: 'to be measured' });
    return version;
  } finally {
    await rm(dir, { recursive: true });
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
