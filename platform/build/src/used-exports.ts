/** The names that a bundle imports from modules outside it, and the exports of a module, as the bundler saw them. */
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
  const module = allModules(stats.modules).find(({ identifier = '' }) =>
    identifier.split('|')[0]?.endsWith(`!${file}`),
  );
  return [...(module?.providedExports ?? [])].sort();
}
