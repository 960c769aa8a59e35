/** A follower of a store that is not there: releases and pointers that a test makes, their files in a folder of its own. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Generation, LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import type { HostRelease, Release, RemoteRelease } from '@sinima/contracts/release';
import type { RemoteConfig } from '@sinima/contracts/remote';
import type { Follower } from '@sinima/releases/follower';

const decision = { who: 'ama', when: '2026-05-01T10:00:00.000Z' };

/** A canary as an operator starts it. */
export const canary = (
  version: string,
  percent: number,
  owned: OwnedRoutes,
  set: Record<string, string> = { 'mfe-title': version },
): LivePointer['canary'] => ({
  ...decision,
  version,
  set,
  percent,
  automatic: false,
  stepSince: decision.when,
  owned,
});

/** Routes of a remote with one page and one widget. */
export const ownedRoutes = (page: string): OwnedRoutes => ({
  pages: { page: { paths: [page] } },
  widgets: { card: { slot: 'home', order: 10 } },
});

export class FakeReleases implements Follower {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'sinima-fake-releases-'));
  readonly #releases = new Map<string, Release>();
  readonly #listeners = new Set<(generation: Generation) => void>();
  #generation: Generation = {
    ...decision,
    number: 0,
    expires: '2099-01-01T00:00:00.000Z',
    former: null,
    changes: [],
    apps: {},
  };

  /** Remove the folder. */
  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Write a file where it would be copied to. @returns its content address */
  addFile(app: string, folder: 'browser' | 'server', name: string, text: string, extension: string): string {
    const hash = createHash('sha256').update(text).digest('base64url');
    const file = `${folder}/${name}.${hash}.${extension}`;
    mkdirSync(path.join(this.dir, app, folder), { recursive: true });
    writeFileSync(this.filePath(app, file), text);
    if (folder === 'browser') writeFileSync(`${this.filePath(app, file)}.br`, brotliCompressSync(text));
    return file;
  }

  /** Publish a version with the page and the widget of `ownedRoutes`. @param bundle the text of its server bundle */
  addRemote(
    app: RemoteConfig['name'],
    version: string,
    owned = ownedRoutes(`/${app}`),
    bundle = `server of ${app} ${version}`,
  ): RemoteRelease {
    const entry = this.addFile(app, 'browser', 'entry', `entry of ${app} ${version}`, 'js');
    const style = this.addFile(app, 'browser', 'style', `/* ${app} ${version} */`, 'css');
    const page = this.addFile(app, 'browser', 'page', `page of ${app}`, 'js');
    const server = this.addFile(app, 'server', 'remote', bundle, 'mjs');
    const withScripts = <T>(declared: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(declared).map(([id, each]) => [id, { ...each, scripts: [page] }]));
    const release: RemoteRelease = {
      app,
      version,
      navigation: [],
      global: `${app}_${version}`.replace(/\W/g, '_'),
      entry,
      styles: [style],
      server,
      pages: withScripts(owned.pages),
      widgets: withScripts(owned.widgets),
      needs: { shared: {}, runtime: [], tokens: [], api: {} },
      files: Object.fromEntries(
        [entry, style, page, server].map((file) => [file, { bytes: 1, signature: `signature of ${file}` }]),
      ),
      published: decision,
    };
    this.#releases.set(`${app}@${version}`, release);
    return release;
  }

  /** Publish a version of the host. @param rendererText the module that renderers run */
  addHost(version: string, rendererText = `renderer of ${version}`): HostRelease {
    const script = this.addFile('shell', 'browser', 'main', `main of ${version}`, 'js');
    const style = this.addFile('shell', 'browser', 'style', `/* host ${version} */`, 'css');
    const release: HostRelease = {
      app: 'shell',
      version,
      server: this.addFile('shell', 'server', 'main', `server of ${version}`, 'mjs'),
      boundaries: this.addFile('shell', 'server', 'boundaries', `overlay of ${version}`, 'js'),
      serviceWorker: this.addFile('shell', 'server', 'service-worker', `worker of ${version}`, 'js'),
      renderer: this.addFile('shell', 'server', 'renderer', rendererText, 'mjs'),
      styles: [style],
      files: { [script]: { bytes: 1 }, [style]: { bytes: 1 } },
      client: { script, preload: [], style, fonts: [], preloadFonts: [] },
      packages: {},
      offers: { shared: {}, runtime: [], tokens: [], slots: ['home'] },
      published: decision,
    };
    this.#releases.set(`shell@${version}`, release);
    return release;
  }

  /** Make a version live, as the next generation. */
  setLive(app: RemoteConfig['name'], version: string, more: Partial<LivePointer> = {}): void {
    const pointer = { version, activated: decision, owned: ownedRoutes(`/${app}`), barred: {}, ...more };
    const { number, apps } = this.#generation;
    this.#generation = { ...this.#generation, number: number + 1, apps: { ...apps, [app]: pointer } };
    this.#tell();
  }

  /** Lose a version, as a disk would. */
  lose(app: string, version: string): void {
    this.#releases.delete(`${app}@${version}`);
  }

  /** Have a version arrive that is live already. */
  arrive(release: Release): void {
    this.#releases.set(`${release.app}@${release.version}`, release);
    this.#tell();
  }

  generation(): Generation {
    return this.#generation;
  }

  document(): Buffer | undefined {
    return Buffer.from(JSON.stringify({ signed: this.#generation, signatures: [] }));
  }

  release(app: string, version: string): Release | undefined {
    return this.#releases.get(`${app}@${version}`);
  }

  async fetchRelease(app: string, version: string): Promise<Release> {
    const release = this.release(app, version);
    if (!release) throw new Error(`${app} ${version} is missing from the store.`);
    return release;
  }

  filePath(app: string, file: string): string {
    return path.join(this.dir, app, file);
  }

  async ensureFile(app: string, file: string): ReturnType<Follower['ensureFile']> {
    const place = this.filePath(app, file);
    const signatures = [{ key: `key of ${app}`, signature: `signature of ${file}` }];
    return existsSync(place) ? { path: place, signatures } : undefined;
  }

  onChange(listener: (generation: Generation) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async refresh(): Promise<void> {}

  async close(): Promise<void> {}

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#generation);
  }
}
