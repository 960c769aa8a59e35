/** Ids of modules that depend on nothing but the module: not on other modules, nor on where things lie on this disk. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { rootDir } from './workspace.ts';

/** Characters of an id; there are a few hundred modules in a bundle. */
const SHORT = 4;
/** Characters of the ids of modules whose short ones are the same. */
const LONG = 12;

/** As the hook gives them: the identifier is a string there, and an id can be set. */
type NumberedModule = Omit<Module, 'identifier'> & { identifier: unknown; id: string | null };

/** Return an id for a module that is the same on every machine: its path from the repository or project, or in its package, or its purpose. */
function nameOf(module: NumberedModule): string {
  const identifier = String(module.identifier);
  // Federation's runtime is a data: address that holds a path of this disk.
  if (identifier.startsWith('data:')) return 'module federation runtime';
  // The kind of module stands first where the package says it: `javascript/esm|/…/runtime.js`.
  const [file = ''] = identifier
    .replace(/^javascript\/\w+\|/, '')
    .split('!')
    .at(-1)!
    .split('|');
  if (!file.startsWith('/') && !/^[A-Z]:\\/.test(file))
    return module.libIdent({ context: rootDir }) ?? identifier;
  if (/[\\/]node_modules[\\/]/.test(file))
    return file.replaceAll('\\', '/').replace(/^.*\/node_modules\//, 'node_modules/');
  return `/${path.relative(rootDir, file).replaceAll('\\', '/')}`;
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Number the modules of a bundle by {@link nameOf}. */
export class StableModuleIdsPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const plugin = 'StableModuleIdsPlugin';
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(plugin, (modules) => {
        const numbered = [...(modules as Iterable<unknown>)] as NumberedModule[];
        const hashes = numbered.map((module) => hashOf(nameOf(module)));
        const short = hashes.map((hash) => hash.slice(0, SHORT));
        numbered.forEach((module, index) => {
          const isOnlyOne = short.indexOf(short[index]!) === short.lastIndexOf(short[index]!);
          module.id = isOnlyOne ? short[index]! : hashes[index]!.slice(0, LONG);
        });
      });
    });
  }
}
