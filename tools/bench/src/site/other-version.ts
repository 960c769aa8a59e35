import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, mkdir, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import type { ReleaseStore } from '@sinima/releases/store';

/**
 * Publish another version of what is live of a remote, which differs by a comment in its server bundle.
 *
 * @param mark tells it from others, e.g. `b`
 * @returns the other version
 */
export async function publishOtherVersion(
  store: ReleaseStore,
  app: BuiltRemote['app'],
  mark: string,
): Promise<string> {
  const live = (await store.generation()).apps[app];
  if (!live) throw new Error(`Nothing is live of ${app}.`);
  const release = (await store.release(app, live.version)) as BuiltRemote;
  const from = path.join(store.location, app);
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-version-'));
  try {
    const bytes = Buffer.from(`${await readFile(path.join(from, release.server), 'utf8')}\n// ${mark}\n`);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const server = release.server.replace(/\.[\w-]{43}(?=\.\w+$)/, `.${hash}`);
    const { [release.server]: _former, ...others } = release.files;
    const files: BuiltRemote['files'] = { ...others, [server]: { bytes: bytes.length } };
    for (const side of ['browser', 'server']) await mkdir(path.join(dir, side), { recursive: true });
    for (const [file, { encodings = {} }] of Object.entries(others)) {
      const copies = Object.values(encodings).map((copy) => copy.file);
      for (const each of [file, ...copies]) {
        await copyFile(path.join(from, each), path.join(dir, each));
      }
    }
    await writeFile(path.join(dir, server), bytes);
    const version = `${release.version.replace(/-[0-9a-f]{12}$/, '')}-${hashOf(mark + release.version)}`;
    await store.publish({ ...release, version, server, files }, dir, { why: 'to be measured' });
    return version;
  } finally {
    await rm(dir, { recursive: true });
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
