/** The `package.json` of a packed package, from the one of its sources. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The fields of a `package.json` that are read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  /** Folders that are packed beside `src`: `["template"]`. */
  readonly files?: readonly string[];
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Read the manifest in a folder. */
export async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

/** Where a packed version comes from. */
export interface Provenance {
  /** The commit that was checked out; with `-modified` where sources had changed since. */
  readonly commit: string;
  /** Hash of the sources, 16 hex digits: the same for the same sources, wherever they were packed. */
  readonly sources: string;
}

/** A packed manifest, as JSON. */
export interface PackedManifest extends Manifest {
  readonly files: readonly string[];
  readonly [field: string]: unknown;
}

/** There must be one of each in a page: the installing project brings it. */
const peers = new Set(['react', 'react-dom']);

/** Return where a source file stands in the package: `./src/toast.tsx` → `./dist/toast.js`. */
function packedPath(file: string, extension = '.js'): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, extension);
}

/** Return the sources of an export, for browsers where they get another; undefined where it is for our own tests. */
function sourcesOf(target: Exports[string]): { source: string; browser: string | undefined } | undefined {
  const conditions: Readonly<Record<string, string>> =
    typeof target === 'string' ? { default: target } : target;
  const { default: source, browser } = conditions;
  return source === undefined || source.includes('/test/') ? undefined : { source, browser };
}

function packedExports(exports: Manifest['exports'] = {}): Exports {
  const packed: Record<string, Exports[string]> = { './package.json': './package.json' };
  for (const [name, target] of Object.entries(exports)) {
    const sources = sourcesOf(target);
    if (!sources) continue;
    const { source, browser } = sources;
    packed[name] = /\.tsx?$/.test(source)
      ? {
          types: packedPath(source, '.d.ts'),
          ...(browser !== undefined && { browser: packedPath(browser) }),
          default: packedPath(source),
        }
      : packedPath(source);
  }
  return packed;
}

/** Return the ranges that a package works with: the version that it was tested with, and those compatible by semver. */
export function packageRanges(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, /^\d/.test(version) ? `^${version}` : version]),
  );
}

/**
 * Return the manifest of a packed package: compiled exports, ranges in place of exact versions, React as a peer.
 *
 * @param engines versions of Node that it runs on
 */
export function packedManifest(
  manifest: Manifest,
  { commit, sources }: Provenance,
  engines: Manifest['engines'],
): PackedManifest {
  const { name, version, description, license, type, sideEffects, bin, files = [] } = manifest;
  const dependencies = Object.entries(manifest.dependencies ?? {});
  const isPeer = ([dependency]: readonly [string, string]): boolean => peers.has(dependency);
  const bins = Object.entries(bin ?? {}).map(([command, file]) => [command, packedPath(file)]);
  const data = Object.values(manifest.exports ?? {}).filter(
    (target): target is string => typeof target === 'string' && !target.startsWith('./src/'),
  );
  return {
    name,
    version,
    ...(description && { description }),
    license,
    ...(type && { type }),
    ...(engines && { engines }),
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin: Object.fromEntries(bins) as Record<string, string> }),
    files: ['dist', ...files.filter((file) => file !== 'src'), ...data.map((file) => file.replace('./', ''))],
    exports: packedExports(manifest.exports),
    dependencies: packageRanges(Object.fromEntries(dependencies.filter((each) => !isPeer(each)))),
    peerDependencies: {
      ...packageRanges(Object.fromEntries(dependencies.filter(isPeer))),
      ...manifest.peerDependencies,
    },
    publishConfig: { access: 'public' },
    gitHead: commit,
    sinima: { sources },
  };
}
