/** Small releases on real disk, as the build would leave them, and a store with keys to publish them in. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltHost, BuiltRemote, ReleaseFile } from '@sinima/contracts/release';
import type { RouteDeclaration, RemoteConfig, WidgetPlacement } from '@sinima/contracts/remote';
import type { Trust } from '@sinima/contracts/signed';
import { FolderStore } from '../folder/folder-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { ReleaseStore } from '../release-store.ts';
import { signerOf, type Signer } from '../signing/signer.ts';

const made: string[] = [];

/** Make an empty folder; `removeFolders` takes it away. */
export function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'sinima-releases-test-'));
  made.push(dir);
  return dir;
}

/** Remove all folders that `newFolder` made. */
export function removeFolders(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** Make a key. */
export function newSigner(): Signer {
  return signerOf(generateKeyPairSync('ed25519').privateKey);
}

/** The keys of a store in a test. */
export interface TestKeys {
  readonly trust: Trust;
  readonly pointerKey: Signer;
  readonly releaseKeys: Readonly<Record<string, Signer>>;
}

/** Make a pointer key, and a key for each app. */
export function newKeys(apps: readonly string[]): TestKeys {
  const pointerKey = newSigner();
  const releaseKeys = Object.fromEntries(apps.map((app) => [app, newSigner()]));
  const releases = Object.fromEntries(Object.entries(releaseKeys).map(([app, { key }]) => [app, [key]]));
  return { trust: { pointer: [pointerKey.key], releases }, pointerKey, releaseKeys };
}

/** A store in a new folder, with everything that a test may want to spoil. */
export interface TestStore extends TestKeys {
  readonly store: ReleaseStore;
  readonly objects: ObjectStore;
  readonly dir: string;
}

/** Open a store in a new folder, with keys for these apps. */
export function newStore(apps: readonly string[] = ['mfe-title', 'mfe-people', 'shell']): TestStore {
  const dir = newFolder();
  const objects = new FolderStore(dir);
  const keys = newKeys(apps);
  return { ...keys, dir, objects, store: new ReleaseStore({ objects, ...keys }) };
}

/**
 * Write files under their content addresses, those for browsers with compressed copies.
 *
 * @returns the address of each, and the list for `release.json`
 */
function writeFiles(dir: string, contents: Readonly<Record<string, string>>) {
  const write = (name: string, extension: string, bytes: Buffer): { file: string; bytes: number } => {
    const file = `${name}.${createHash('sha256').update(bytes).digest('base64url')}${extension}`;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), bytes);
    return { file, bytes: bytes.length };
  };
  const addresses: Record<string, string> = {};
  const files: Record<string, ReleaseFile> = {};
  for (const [name, content] of Object.entries(contents)) {
    const extension = path.extname(name);
    const plain = Buffer.from(content);
    const { file, bytes } = write(name.slice(0, -extension.length), extension, plain);
    addresses[name] = file;
    const encodings = {
      br: write(name, '.br', brotliCompressSync(plain)),
      gzip: write(name, '.gz', gzipSync(plain)),
    };
    files[file] = name.startsWith('browser/') ? { bytes, encodings } : { bytes };
  }
  return { addresses, files };
}

interface RemoteOptions {
  readonly paths?: readonly string[];
  readonly admits?: RouteDeclaration['admits'];
  readonly slots?: RouteDeclaration['slots'];
  readonly widgets?: Readonly<Record<string, WidgetPlacement>>;
  /** More files, by name, e.g. `{'browser/chunk.js': '…'}`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Build a remote in a folder of its own. */
export function builtRelease(
  app: RemoteConfig['name'],
  version: string,
  {
    paths = [`/${app}`],
    admits,
    slots,
    widgets = { card: { slot: 'home', order: 10 } },
    more = {},
  }: RemoteOptions = {},
): { release: BuiltRemote; dir: string } {
  const dir = newFolder();
  const { addresses, files } = writeFiles(dir, {
    'browser/entry.js': `// entry of ${app} ${version}`,
    'browser/page.js': `// page of ${app} ${version}`,
    'browser/style.css': `/* style of ${app} ${version} */`,
    'server/remote.mjs': `// server of ${app} ${version}`,
    ...more,
  });
  const scripts = [addresses['browser/page.js']!];
  const release: BuiltRemote = {
    app,
    version,
    navigation: [],
    global: `sinima_${app}_${version}`.replace(/\W/g, '_'),
    entry: addresses['browser/entry.js']!,
    styles: [addresses['browser/style.css']!],
    server: addresses['server/remote.mjs']!,
    pages: { page: { paths, scripts, ...(admits && { admits }), ...(slots && { slots }) } },
    widgets: Object.fromEntries(Object.entries(widgets).map(([id, place]) => [id, { ...place, scripts }])),
    needs: { shared: { react: '19.3.1' }, runtime: ['Link'], tokens: ['--color-ochre'], api: {} },
    files,
  };
  return { release, dir };
}

/** Build a host in a folder of its own. */
export function builtHost(version: string): { release: BuiltHost; dir: string } {
  const dir = newFolder();
  const { addresses, files } = writeFiles(dir, {
    'browser/main.js': `// client of ${version}`,
    'browser/shell.css': `/* style of ${version} */`,
    'server/server.mjs': `// server of ${version}`,
    'server/renderer.mjs': `// renderer of ${version}`,
    'server/overlay.js': `// overlay of ${version}`,
    'server/worker.js': `// worker of ${version}`,
  });
  const release: BuiltHost = {
    app: 'shell',
    version,
    server: addresses['server/server.mjs']!,
    renderer: addresses['server/renderer.mjs']!,
    boundaries: addresses['server/overlay.js']!,
    serviceWorker: addresses['server/worker.js']!,
    styles: [addresses['browser/shell.css']!],
    client: {
      script: addresses['browser/main.js']!,
      preload: [],
      style: addresses['browser/shell.css']!,
      fonts: [],
      preloadFonts: [],
    },
    packages: {},
    offers: { shared: { react: '19.3.1' }, runtime: ['Link'], tokens: ['--color-ochre'], slots: ['home'] },
    files,
  };
  return { release, dir };
}

/** Publish a small release of each version, and make it live, one after the other. */
export async function deployAll(
  store: ReleaseStore,
  app: RemoteConfig['name'],
  versions: readonly string[],
): Promise<void> {
  for (const version of versions) {
    const { release, dir } = builtRelease(app, version);
    await store.publish(release, dir, { who: 'Ada' });
    await store.deploy(app, version, { who: 'Ada' });
  }
}
