/** A remote that is worked on: its bundles are watched, and each edit gives open pages an update and documents a release. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { hotBrowserBundle, hotFilesBase, hotServerBundle } from '@sinima/build/hot-bundles';
import {
  assembleHotRelease,
  buildHotPart,
  declarationsOf,
  hotStylesheet,
  partSources,
  picturesAmong,
} from '@sinima/build/hot-release';
import type { ReleaseStore } from '@sinima/releases/store';
import { watch } from 'chokidar';
import { buildProblems } from '../problems/build-problems.ts';
import type { Problem } from '../shapes/problem.ts';
import type { RemoteState } from '../shapes/dev-state.ts';
import { watchBundle } from './watch-bundle.ts';

export interface HotRemoteOptions {
  /** Its name: `mfe-title`. */
  readonly app: string;
  readonly appDir: string;
  /** Folder for the builds. */
  readonly workDir: string;
  /** The repository's root, from which problems name files. */
  readonly root: string;
  /** The store that the shell server reads before the release store. */
  readonly store: ReleaseStore;
  /** Is told of each build that came out well. */
  readonly onState: (state: RemoteState) => void;
  /** Gets what is wrong with one part of it; none: all is well again. */
  readonly onProblems: (
    part: 'browser bundle' | 'server bundle' | 'release',
    problems: readonly Problem[],
  ) => void;
  /** Is told of a release that documents come with from now on. */
  readonly onLive: () => void;
}

export interface HotRemote {
  /** Resolves when the first build is over, however it came out. */
  readonly ready: Promise<void>;
  /** Folder of the browser's files, among them those of former builds. */
  readonly browserDir: string;
  /** Folder of the server bundle and its source map. */
  readonly serverDir: string;
  close(): Promise<void>;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const browserFiles = (stats: Stats): string[] => Object.keys(stats.compilation.assets);

function problemOf(app: string, error: unknown): Problem {
  return { kind: 'build', app, message: error instanceof Error ? error.message : String(error) };
}

/** Begin to work on a remote. */
export async function openHotRemote(options: HotRemoteOptions): Promise<HotRemote> {
  const { app, appDir, workDir, root, store } = options;
  const [browserDir, serverDir] = [path.join(workDir, 'browser'), path.join(workDir, 'server')] as const;
  await rm(workDir, { recursive: true, force: true });
  await mkdir(browserDir, { recursive: true });

  let assets: string[] = [];
  let css = '';
  let state: RemoteState = {
    hash: '',
    style: '',
    pictures: '',
    live: '',
    version: '',
    declarations: await declarationsOf(appDir),
  };
  let builds = 0;
  /** Builds whose stylesheet is not there yet. */
  let styling = 0;
  let releasing = Promise.resolve();
  let markReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const browser = watchBundle(
    hotBrowserBundle({ app, appDir, outDir: browserDir }),
    (stats, hash) => void onBrowser(stats, hash),
  );
  const server = watchBundle(hotServerBundle({ app, appDir, outDir: serverDir }), (stats) => {
    options.onProblems('server bundle', buildProblems(stats, app, root));
    release();
  });
  const ofServer = [path.join(appDir, 'remote.config.ts'), path.join(appDir, 'api')];
  const declarations = watch(ofServer, { ignoreInitial: true }).on('all', release);
  const partDir = path.join(workDir, 'api');
  let partHash: string | undefined;

  /** Bundle the part of the API anew where its sources have changed. @throws BuildError */
  async function takeInPart(): Promise<void> {
    const sources = partSources(appDir);
    if (sources === partHash) return;
    partHash = undefined;
    await buildHotPart(appDir, partDir);
    partHash = sources;
  }

  /** Take in a build that has no errors. @throws BuildError when its stylesheet is wrong */
  async function takeIn(stats: Stats, hash: string, isNewest: () => boolean): Promise<void> {
    const built = browserFiles(stats);
    const text = await hotStylesheet({ app, appDir, browserDir, assets: built });
    const sheet = `styles.${shortHash(text)}.css`;
    await writeFile(path.join(browserDir, sheet), text);
    if (!isNewest()) return;
    [assets, css] = [built, text];
    const pictures = shortHash(picturesAmong(assets).join());
    state = { ...state, hash, style: hotFilesBase(app) + sheet, pictures };
    options.onState(state);
  }

  async function onBrowser(stats: Stats, hash: string): Promise<void> {
    builds += 1;
    const build = builds;
    const isNewest = (): boolean => build === builds;
    styling += 1;
    let problems = buildProblems(stats, app, root);
    if (problems.length === 0) {
      await takeIn(stats, hash, isNewest).catch((error: unknown) => {
        problems = [problemOf(app, error)];
      });
    }
    if (isNewest()) options.onProblems('browser bundle', problems);
    styling -= 1;
    release();
  }

  async function makeLive(hash: string): Promise<void> {
    await takeInPart();
    const outDir = path.join(workDir, 'release');
    const build = { app, appDir, browserDir, serverDir, partDir, assets, css, outDir };
    const { release: built, dir } = await assembleHotRelease(build);
    // The map of the bundle that renders, which the next build replaces.
    await copyFile(path.join(serverDir, 'remote.mjs.map'), path.join(serverDir, 'live.mjs.map'));
    await store.publish(built, dir, { why: 'npm run dev' });
    await store.activate([{ app, version: built.version }], { why: 'npm run dev' });
    state = { ...state, live: hash, version: built.version, declarations: await declarationsOf(appDir) };
    options.onState(state);
    options.onLive();
  }

  /** Make a release of the builds, once both bundles are of the same sources. */
  function release(): void {
    releasing = releasing.then(async () => {
      if (browser.isBusy() || server.isBusy() || styling > 0) return;
      const hash = browser.hash();
      const isWell = hash !== undefined && server.hash() !== undefined && hash === state.hash;
      try {
        if (isWell) await makeLive(hash);
        options.onProblems('release', []);
      } catch (error) {
        options.onProblems('release', [problemOf(app, error)]);
      }
      markReady();
    });
  }

  return {
    ready,
    browserDir,
    serverDir,
    async close() {
      await Promise.all([browser.close(), server.close(), declarations.close()]);
      await releasing;
    },
  };
}
