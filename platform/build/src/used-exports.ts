/** What a bundle takes from modules that it does not contain, and what a module gives, as the bundler saw it. */
import { isBuiltin } from 'node:module';
import type { StatsCompilation, StatsModule } from '@rspack/core';

function allModules(modules: readonly StatsModule[] = []): StatsModule[] {
  return modules.flatMap((module) => [module, ...allModules(module.modules)]);
}

/**
 * Return the exports of an external module that a bundle uses, in order.
 *
 * @param request the end of the module's name as an external: `["@sinima/runtime"]`
 */
export function usedExports(stats: StatsCompilation, request: string): string[] {
  const external = allModules(stats.modules).find(
    ({ name = '' }) => name.startsWith('external') && name.includes(request),
  );
  const used = external?.usedExports;
  return Array.isArray(used) ? [...used].sort() : [];
}

/** Return the exports of the module of this file, in order. */
export function providedExports(stats: StatsCompilation, file: string): string[] {
  // The module itself, and not the one that shares it, whose name ends alike and which has no exports.
  const exported = allModules(stats.modules)
    .filter(({ identifier = '' }) => identifier.replace(/\|[\da-f]+$/, '').endsWith(file))
    .flatMap((module) => module.providedExports ?? []);
  return [...new Set(exported)].sort();
}

/** Return the names of the packages that a server bundle imports when it runs, in order. */
export function externalPackages(stats: StatsCompilation): string[] {
  const names = allModules(stats.modules).flatMap(
    ({ name = '' }) => /^external module(?:-import)? "((?:@[^/"]+\/)?[^/"]+)/.exec(name)?.[1] ?? [],
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}
