/** Hostile releases, made from the good one that is live. */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRelease } from '@sinima/contracts/release';
import type { ReleaseStore } from '@sinima/releases/store';
import { hostileEntry, type BrowserFault } from './browser-faults.ts';
import { hostileBundle } from './hostile-bundle.ts';
import type { ServerFault } from './server-faults.ts';

/** The hostile parts of a release; without any, it is as good as the live one, with files of its own. */
export interface Hostility {
  readonly server?: ServerFault;
  readonly browser?: BrowserFault;
  /** The places that its code attacks. */
  readonly canary?: unknown;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

let count = 0;

/** Put a version into the store that differs from a good one in its server bundle, its entry and its styles. @returns it */
export async function publishHostile(
  store: ReleaseStore,
  { app, good, hostility }: { app: string; good: string; hostility: Hostility },
): Promise<RemoteRelease> {
  const { published: _when, ...release } = (await store.release(app, good)) as RemoteRelease;
  const version = `1.0.0-${createHash('sha256')
    .update(`${app} ${(count += 1)} ${Date.now()}`)
    .digest('hex')
    .slice(0, 12)}`;
  const global = `sinima_${app}_${version}`.replaceAll(/\W/g, '_');
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-hostile-'));
  try {
    await cp(path.join(store.location, app), dir, { recursive: true });
    const read = (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');
    const files = { ...release.files };
    const replace = async (former: string, text: string): Promise<string> => {
      const address = former.replace(/\.[\w-]{43}\./, `.${sha256(text)}.`);
      await writeFile(path.join(dir, address), text);
      delete files[former];
      files[address] = { bytes: Buffer.byteLength(text) };
      return address;
    };
    const bundle = await read(release.server);
    const entry = await read(release.entry);
    const inBrowser = { name: '', inRender: '', ...hostility.browser, former: release.global, global };
    const server = await replace(
      release.server,
      hostility.server
        ? hostileBundle(bundle, hostility.server, hostility.canary)
        : `${bundle}\n// ${version}\n`,
    );
    const newEntry = await replace(release.entry, hostileEntry(entry, inBrowser));
    const styles = await Promise.all(
      release.styles.map(async (file) => replace(file, `${await read(file)}\n/* ${version} */\n`)),
    );
    const built = { ...release, version, global, server, entry: newEntry, styles, files };
    await store.publish(built, dir, { why: 'hostile' });
    return (await store.release(app, version)) as RemoteRelease;
  } finally {
    await rm(dir, { recursive: true });
  }
}
