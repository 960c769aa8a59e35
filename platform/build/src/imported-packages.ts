import { isBuiltin } from 'node:module';
import { init, parse } from 'es-module-lexer';

/** Return the names of the packages that an ES module imports, in order; Node's own modules are none. */
export async function importedPackages(text: string): Promise<string[]> {
  await init;
  const [imports] = parse(text);
  const packages = imports.flatMap(({ n: specifier = '' }) =>
    isBuiltin(specifier) ? [] : (/^(?:@[^/]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0] ?? []),
  );
  return [...new Set(packages)].sort();
}
