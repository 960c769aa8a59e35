/** The files of a package's sources that are packed: modules, and the files that they read. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that hold what only we need. */
const skipped = /(^|[\\/])(test|slow|node_modules)[\\/]/;

/** Files that only we need: tests, stories, and types of modules that are no TypeScript. */
const ours = /\.(test|stories)\.tsx?$|\.d\.ts$/;

/** The files of a package. Absolute paths. */
export interface PackageSources {
  /** TypeScript that is compiled. */
  readonly scripts: readonly string[];
  /** Declarations of modules that are no TypeScript, which the compiler needs. */
  readonly declarations: readonly string[];
  /** Styles, fonts, plain scripts: copied as they are. */
  readonly assets: readonly string[];
}

/** Read what is in the `src` of a package. */
export function sourcesOf(packageDir: string): PackageSources {
  const src = path.join(packageDir, 'src');
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !skipped.test(path.relative(src, file)))
    .sort();
  return {
    scripts: files.filter((file) => /\.tsx?$/.test(file) && !ours.test(file)),
    declarations: files.filter((file) => file.endsWith('.d.ts')),
    assets: files.filter((file) => !/\.tsx?$/.test(file)),
  };
}
