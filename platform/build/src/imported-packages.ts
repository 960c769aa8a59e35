import { isBuiltin } from 'node:module';
import { init, parse } from 'es-module-lexer';

/** Return what an ES module imports, as it is written there, each once. */
export async function importedSpecifiers(text: string): Promise<string[]> {
  await init;
  const [imports] = parse(text);
  return [...new Set(imports.flatMap(({ n: specifier }) => specifier ?? []))];
}

/** Return the names of the packages that an ES module imports, in order; Node's own modules are none. */
export async function importedPackages(text: string): Promise<string[]> {
  const packages = (await importedSpecifiers(text)).flatMap((specifier) =>
    isBuiltin(specifier) ? [] : (/^(?:@[^/]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0] ?? []),
  );
  return [...new Set(packages)].sort();
}
