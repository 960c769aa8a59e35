/** Puts what the bundler made for the browser into a release: leaves first, so that each file can name the others by address. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { nameChunks } from './chunk-names.ts';
import { literally, MappedScript, readScript } from './mapped-script.ts';
import { manifestFile, statsFile } from './federation-manifest.ts';
import { withoutBundlerHash, type ReleaseFolder } from './release-folder.ts';
import { joinStylesheet } from './stylesheet.ts';

interface BrowserBundle {
  appDir: string;
  /** The prefix of the app's utilities. */
  prefix: string;
  /** Where the bundler wrote its files. */
  bundleDir: string;
  stats: StatsCompilation;
  /** Name of the entry's script in `bundleDir`. */
  entry: string;
}

interface BrowserFiles {
  /** The entry, with the addresses of its chunks; not in the release yet. */
  readonly entry: MappedScript;
  /** The other scripts, by their content addresses. */
  readonly scripts: ReadonlyMap<string, MappedScript>;
  /** Content addresses of scripts and assets, by the bundler's names. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly style: string;
  readonly css: string;
}

/** Replace the bundler's names of files by their addresses' last part: they stand in one folder. */
function withAddresses(script: MappedScript, addresses: ReadonlyMap<string, string>): MappedScript {
  return [...addresses].reduce(
    (result, [name, address]) => result.replaceAll(literally(name), path.basename(address)),
    script,
  );
}

/** Return the names of chunks' scripts by chunk id. */
function chunkScripts(stats: StatsCompilation, entry: string): [string, string][] {
  return (stats.chunks ?? []).flatMap(({ id, files = [] }) => {
    const script = files.find((file) => file.endsWith('.js'));
    return script === undefined || script === entry ? [] : [[String(id), script] as [string, string]];
  });
}

/** Add the assets, the stylesheet and the chunks of a bundle to a release. The caller adds the entry, because it knows its global name. */
export async function addBrowserFiles(folder: ReleaseFolder, bundle: BrowserBundle): Promise<BrowserFiles> {
  const { appDir, prefix, bundleDir, stats, entry } = bundle;
  const bundled = await readdir(bundleDir);
  const names = bundled
    .filter((name) => name !== manifestFile && name !== statsFile && !name.endsWith('.map'))
    .sort();
  const scriptOf = (name: string): Promise<MappedScript> => readScript(path.join(bundleDir, name));

  const assets = new Map<string, string>();
  for (const name of names.filter((each) => !/\.(js|css)$/.test(each))) {
    const content = await readFile(path.join(bundleDir, name));
    assets.set(name, await folder.add('browser', withoutBundlerHash(name), content));
  }

  const sheets = names.filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(sheets.map((name) => readFile(path.join(bundleDir, name), 'utf8')));
  const sheet = new MappedScript(await joinStylesheet(appDir, styles, prefix));
  const css = withAddresses(sheet, assets).text;
  const style = await folder.add('browser', 'styles.css', css);

  const addresses = new Map(assets);
  const chunks: Record<string, string> = {};
  const scripts = new Map<string, MappedScript>();
  for (const [id, name] of chunkScripts(stats, entry)) {
    const script = withAddresses(await scriptOf(name), assets);
    const address = await folder.add('browser', name, script.text);
    addresses.set(name, address);
    chunks[id] = path.basename(address);
    scripts.set(address, script);
  }
  const named = nameChunks(withAddresses(await scriptOf(entry), assets), chunks);
  return { entry: named, scripts, addresses, style, css };
}
