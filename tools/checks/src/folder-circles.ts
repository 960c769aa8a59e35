/** Circles of folders: folders that need each other are one folder, or hide a third. */
import path from 'node:path';

/** A module, and the files that it imports, all from the repository's root. */
export interface ModuleImports {
  readonly source: string;
  readonly imports: readonly string[];
}

/** A folder and all that it stands in, e.g. `ui-kit/src` and `ui-kit`. */
function withParents(folder: string): string[] {
  const parts = folder.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The folder of a file; a file of the root is a place of its own, as the root holds all folders. */
function placeOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? file : folder;
}

/** Return the folders that each folder imports from: those of its files, and of all folders below it, but for itself. */
function foldersNeeded(modules: readonly ModuleImports[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const { source, imports } of modules) {
    for (const folder of withParents(path.posix.dirname(source))) {
      const others = needed.get(folder) ?? new Set();
      needed.set(folder, others);
      for (const file of imports) {
        if (!file.startsWith(`${folder}/`)) others.add(placeOf(file));
      }
    }
  }
  return needed;
}

/** Return the shortest way from a folder back to itself, without its start; undefined when there is none. */
function wayBack(start: string, needed: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (const folder of queue) {
    for (const next of needed.get(folder) ?? []) {
      if (before.has(next)) continue;
      before.set(next, folder);
      if (next === start) {
        const way = [start];
        for (let at = folder; at !== start; at = before.get(at)!) way.unshift(at);
        return way;
      }
      queue.push(next);
    }
  }
  return undefined;
}

/** Return each folder that is part of a circle, with the way that leads back to it. */
export function folderCircles(modules: readonly ModuleImports[]): { folder: string; way: string[] }[] {
  const needed = foldersNeeded(modules);
  return [...needed.keys()].flatMap((folder) => {
    const way = wayBack(folder, needed);
    return way === undefined ? [] : [{ folder, way }];
  });
}
