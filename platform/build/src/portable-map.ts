/** A source map for other machines: the names of all sources, and the texts of the project's own. */
import path from 'node:path';
import type { SourceMap } from './mapped-script.ts';
import { rootDir } from './workspace.ts';

/** Name a source from the project's root; what is installed, by its package; what the bundler made, as that. */
function nameOf(source: string): string {
  if (!path.isAbsolute(source)) return 'bundler';
  const file = source.replace(/[?|].*$/, '').replaceAll('\\', '/');
  const installed = file.lastIndexOf('/node_modules/');
  if (installed !== -1) return file.slice(installed + 1);
  const relative = path.relative(rootDir, file).replaceAll('\\', '/');
  return relative.startsWith('../') ? path.posix.basename(relative) : relative;
}

/** Whether a source is a script of the project: of a stylesheet, the bundler has the code that a loader made. */
const isOwnScript = (name: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(name) && !name.startsWith('node_modules/');

/** Return a map that names no folder of this machine. Dependencies have no texts in it: their packages have them. */
export function portableMap({ sources, sourcesContent = [], names, mappings }: SourceMap): SourceMap {
  const named = sources.map(nameOf);
  const contents = named.map((name, index) => (isOwnScript(name) ? (sourcesContent[index] ?? null) : null));
  return { version: 3, sources: named, sourcesContent: contents, names, mappings };
}
