import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFiles } from '@sinima/contracts/host';
import type { BuiltHost, HostOffers } from '@sinima/contracts/release';
import { SLOTS } from '@sinima/contracts/remote';
import { addBrowserFiles } from './browser-files.ts';
import { BuildError } from './build-error.ts';
import type { Built } from './build-release.ts';
import { versionOf } from './contents-version.ts';
import { offeredProperties } from './custom-properties.ts';
import {
  boundariesBundle,
  boundariesFile,
  clientBundle,
  clientFile,
  frontDir,
  nodeBundle,
  rendererBundle,
  rendererFile,
  serverFile,
  serviceWorkerBundle,
  serviceWorkerFile,
  shellDir,
} from './host-bundles.ts';
import { neededPackages } from './imported-packages.ts';
import { rememberVersion } from './known-versions.ts';
import { readScript } from './mapped-script.ts';
import { makePortable } from './portable-bundles.ts';
import { createReleaseFolder } from './release-folder.ts';
import { writeMaps } from './release-maps.ts';
import { runRspack } from './run-rspack.ts';
import { sharedInterfaces } from './shared-packages.ts';
import { sourceFingerprint, type BuildMode } from './source-fingerprint.ts';
import { scriptsOf } from './scripts-of-chunk.ts';
import { stylePrefix } from './style-prefix.ts';
import { translationsOf } from './translations.ts';
import { providedExports } from './used-exports.ts';
import { packageDir, packageVersion, readPackage } from './workspace.ts';

interface HostBuild {
  /** Folder for the release; best an empty one. */
  outDir: string;
  mode?: BuildMode;
  /** The file that remembers which version the sources gave; by default in `SINIMA_DATA_DIR`. */
  buildsFile?: string;
  /** Whether other machines run it: then no path of this one is in it, nor a source map. */
  portable?: boolean;
}

const FONT_FILE = /url\(["']?([\w.-]+\.woff2)/g;

/** Return the addresses of the font files that a stylesheet names. */
function fontsOf(css: string): string[] {
  const names = [...css.matchAll(FONT_FILE)].flatMap(([, font]) => font ?? []);
  return [...new Set(names)].map((name) => `browser/${name}`);
}

/** Return those that pages need for their first paint: all but faces for a range of letters, which few pages have. */
function earlyFontsOf(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return fontsOf(faces.filter((face) => !/unicode-range:/.test(face)).join('\n'));
}

/**
 * Build the host from its sources into `outDir`: its files at their content addresses, and `release.json`.
 *
 * @throws BuildError naming what is wrong in the sources
 */
export async function buildHost({
  outDir,
  mode = 'production',
  buildsFile,
  portable = false,
}: HostBuild): Promise<Built<BuiltHost>> {
  const fingerprint = sourceFingerprint('shell', mode);
  const dir = path.resolve(outDir);
  const bundles = path.join(dir, '.bundles');
  const [clientDir, serverDir, rendererDir, boundariesDir, workerDir] = [
    path.join(bundles, 'client'),
    path.join(bundles, 'server'),
    path.join(bundles, 'renderer'),
    path.join(bundles, 'boundaries'),
    path.join(bundles, 'service-worker'),
  ] as const;
  const [client] = await runRspack([
    clientBundle({ mode, outDir: clientDir }),
    nodeBundle({ mode, outDir: serverDir }),
    rendererBundle({ mode, outDir: rendererDir }),
    boundariesBundle({ mode, outDir: boundariesDir }),
    serviceWorkerBundle({ mode, outDir: workerDir }),
  ]);
  if (!client) throw new BuildError('Building the shell gave no client bundle.');
  if (portable) await makePortable(bundles);

  const folder = createReleaseFolder(dir, mode);
  const files = await addBrowserFiles(folder, {
    appDir: shellDir,
    prefix: stylePrefix('shell'),
    bundleDir: clientDir,
    stats: client,
    entry: clientFile,
  });
  const hostFiles: HostFiles = {
    script: await folder.add('browser', clientFile, files.entry.text),
    preload: [],
    style: files.style,
    fonts: fontsOf(files.css),
    preloadFonts: earlyFontsOf(files.css),
  };
  const serverScript = await readScript(path.join(serverDir, serverFile));
  const serverModule = await folder.add('server', serverFile, serverScript.text);
  const rendererScript = await readScript(path.join(rendererDir, rendererFile));
  const rendererModule = await folder.add('server', rendererFile, rendererScript.text);
  // Beside the server's modules: what lies there is served to nobody by its address.
  const boundariesText = await readFile(path.join(boundariesDir, boundariesFile), 'utf8');
  const boundaries = await folder.add('server', boundariesFile, boundariesText);
  const workerText = await readFile(path.join(workerDir, serviceWorkerFile), 'utf8');
  const serviceWorker = await folder.add('server', serviceWorkerFile, workerText);
  await rm(bundles, { recursive: true });

  const offers: HostOffers = {
    shared: sharedInterfaces(shellDir),
    runtime: providedExports(client, path.join(packageDir('@sinima/runtime'), 'src/runtime.ts')),
    tokens: offeredProperties(files.css),
    slots: SLOTS,
  };
  const packages = (await neededPackages(serverScript.text)).map(
    (name) => [name, packageVersion(name, frontDir)] as const,
  );
  const translations = translationsOf(
    shellDir,
    [],
    (chunk) => scriptsOf(client, files.addresses, chunk, 'shell'),
    () => false,
  );
  const contents = {
    app: 'shell' as const,
    styles: [files.style],
    ...(translations && { translations }),
    server: serverModule,
    renderer: rendererModule,
    boundaries,
    serviceWorker,
    client: hostFiles,
    packages: Object.fromEntries(packages),
    offers,
  };
  const version = versionOf(readPackage(shellDir).version, {
    ...contents,
    files: Object.keys(folder.files).sort(),
  });
  const release: BuiltHost = { version, ...contents, files: folder.files };
  await writeFile(path.join(dir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await writeMaps(
    dir,
    release,
    new Map([
      ...files.scripts,
      [hostFiles.script, files.entry],
      [serverModule, serverScript],
      [rendererModule, rendererScript],
    ]),
  );
  rememberVersion('shell', fingerprint, version, buildsFile);
  return { release, dir };
}
