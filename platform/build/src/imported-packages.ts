import { isBuiltin } from 'node:module';
import { init, parse } from 'es-module-lexer';

/** Return what an ES module imports, as it is written there, each once. */
export async function importedSpecifiers(text: string): Promise<string[]> {
  await init;
  const [imports] = parse(text);
  return [...new Set(imports.flatMap(({ n: specifier }) => specifier ?? []))];
}

function packagesOf(specifiers: readonly string[]): string[] {
  const packages = specifiers.flatMap((specifier) =>
    isBuiltin(specifier) ? [] : (/^(?:@[^/]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0] ?? []),
  );
  return [...new Set(packages)].sort();
}

/** Return the names of the packages that an ES module imports, in order; Node's own modules are none. */
export const importedPackages = async (text: string): Promise<string[]> =>
  packagesOf(await importedSpecifiers(text));

/**
 * Return the names of the packages that an ES module imports, or takes files of by `require.resolve`, in order. The bundler
 * gives a `require` of `createRequire` a longer name: `paint_card_require`.
 */
export async function neededPackages(text: string): Promise<string[]> {
  const files = Array.from(text.matchAll(/require\.resolve\(\s*["'](.+?)["']/g), ([, file = '']) => file);
  return packagesOf([...(await importedSpecifiers(text)), ...files]);
}
