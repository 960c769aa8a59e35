import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuiltHost, BuiltRemote } from '@sinima/contracts/release';

/** Run a module's text in a copy of the repository, with the copy's own build. Return what it prints, as JSON. */
export async function runInCopy<Result>(copy: string, text: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', '--input-type=module', '-e', text],
    { cwd: path.join(copy, 'tools/site'), maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Result;
}

/** Build a remote in a copy of the repository, into `outDir`. */
export function buildInCopy(copy: string, app: string, outDir: string): Promise<BuiltRemote> {
  return runInCopy(
    copy,
    `import { buildRelease } from '@sinima/build/build-release';
     const { release } = await buildRelease(${JSON.stringify(app)}, { outDir: ${JSON.stringify(outDir)} });
     console.log(JSON.stringify(release));`,
  );
}

/** Build the host and every remote of a copy, each into the folder of its name in `outDir`. */
export function buildAllInCopy(
  copy: string,
  outDir: string,
): Promise<{ host: BuiltHost; remotes: BuiltRemote[] }> {
  return runInCopy(
    copy,
    `import path from 'node:path';
     import { buildHost } from '@sinima/build/build-host';
     import { buildRelease } from '@sinima/build/build-release';
     import { remoteNames } from '@sinima/build/workspace';
     const dirOf = (app) => path.join(${JSON.stringify(outDir)}, app);
     const { release: host } = await buildHost({ outDir: dirOf('shell') });
     const remotes = [];
     for (const app of remoteNames()) remotes.push((await buildRelease(app, { outDir: dirOf(app) })).release);
     console.log(JSON.stringify({ host, remotes }));`,
  );
}

/** Return the version that a copy knows of an app without a build. */
export function knownInCopy(copy: string, app: string): Promise<string | null> {
  return runInCopy(
    copy,
    `import { knownVersion } from '@sinima/build/known-versions';
     console.log(JSON.stringify(knownVersion(${JSON.stringify(app)}) ?? null));`,
  );
}

/** Bundle the host's client of a copy into `outDir`, as the bundler names its files; the script is `main.js`. */
export async function bundleClientInCopy(copy: string, outDir: string): Promise<void> {
  await runInCopy(
    copy,
    `import { clientBundle } from '../../platform/build/src/host-bundles.ts';
     import { runRspack } from '../../platform/build/src/run-rspack.ts';
     await runRspack([clientBundle({ mode: 'production', outDir: ${JSON.stringify(outDir)} })]);
     console.log('null');`,
  );
}
