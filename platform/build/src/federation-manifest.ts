/** The manifest by which any host of Module Federation loads a release, as the plugin writes it, with the release's addresses. */
import path from 'node:path';

/** The manifest as the bundler names it. */
export const manifestFile = 'mf-manifest.json';

/** Files that the plugin writes beside it for its own tools. */
export const statsFile = 'mf-stats.json';

interface Assets {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

/** The parts of a manifest that name files or the version. */
interface Manifest {
  readonly metaData: {
    readonly remoteEntry: object;
    readonly buildInfo: object;
  };
  readonly exposes: readonly {
    readonly assets: { readonly js: Assets; readonly css: Assets };
  }[];
}

interface ManifestFiles {
  /** Content addresses of the chunks, by the bundler's names. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Content address of the app's one stylesheet, if it has one. */
  readonly style: string | undefined;
}

/** Name a release's files in the manifest: all lie in one folder, the manifest's. */
export function withReleaseFiles(text: string, { addresses, style }: ManifestFiles): string {
  const manifest = JSON.parse(text) as Manifest;
  const named = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const address = addresses.get(name);
      return address === undefined ? [] : [path.basename(address)];
    });
  const exposes = manifest.exposes.map((expose) => {
    const { js } = expose.assets;
    return {
      ...expose,
      assets: {
        js: { sync: named(js.sync), async: named(js.async) },
        css: { sync: style === undefined ? [] : [path.basename(style)], async: [] },
      },
    };
  });
  return JSON.stringify({ ...manifest, exposes });
}

/** Name a release's entry and version in the manifest. */
export function withEntry(text: string, entry: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const { remoteEntry, buildInfo } = manifest.metaData;
  const metaData = {
    ...manifest.metaData,
    remoteEntry: { ...remoteEntry, name: path.basename(entry) },
    buildInfo: { ...buildInfo, buildVersion: version },
  };
  return `${JSON.stringify({ ...manifest, metaData }, null, 2)}\n`;
}
