/** Reads from the sources what remotes are promised. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { offeredProperties } from '@sinima/build/custom-properties';
import { packageDir, packageVersion } from '@sinima/build/workspace';
import ts from 'typescript';
import { packedOptions } from '../compile.ts';
import type { ExportShape, HostPromises, ModuleShape } from './promises.ts';

/** The file that holds what was promised. */
export const promisesFile = path.join(packageDir('@sinima/contracts'), 'released/remotes.json');

/** Modules that host and remotes meet in, and their sources. */
const modules = new Map([
  ['@sinima/runtime', path.join(packageDir('@sinima/runtime'), 'src/runtime.ts')],
  ...['remote', 'navigation', 'sitemap', 'social-card', 'feed'].map(
    (name) =>
      [`@sinima/contracts/${name}`, path.join(packageDir('@sinima/contracts'), `src/${name}.ts`)] as const,
  ),
]);

const sortedRecord = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function typeShape(type: ts.Type): ExportShape {
  const choices = type.isUnion() ? type.types : [type];
  if (choices.every((choice) => choice.isStringLiteral())) {
    return { kind: 'type', values: choices.map(({ value }) => value).sort() };
  }
  if (type.isUnion() || (type.flags & ts.TypeFlags.Object) === 0 || type.getCallSignatures().length > 0)
    return { kind: 'type' };
  const properties = type
    .getProperties()
    .map(({ name, flags }) => [name, flags & ts.SymbolFlags.Optional ? 'optional' : 'always'] as const);
  return { kind: 'type', properties: sortedRecord(properties) };
}

/** Return how many arguments a call has to give, by the signature that wants the fewest. */
function requiredArguments(signatures: readonly ts.Signature[], checker: ts.TypeChecker): number {
  const counts = signatures.map(
    ({ parameters }) =>
      parameters.filter(({ valueDeclaration: declaration }) => {
        if (!declaration || !ts.isParameter(declaration)) return true;
        return !checker.isOptionalParameter(declaration) && !declaration.dotDotDotToken;
      }).length,
  );
  return Math.min(...counts);
}

function exportShape(exported: ts.Symbol, checker: ts.TypeChecker): ExportShape {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return typeShape(checker.getDeclaredTypeOfSymbol(symbol));
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signatures.length === 0) return { kind: 'value' };
  return { kind: 'function', required: requiredArguments(signatures, checker) };
}

function readModules(): Record<string, ModuleShape> {
  const program = ts.createProgram({ rootNames: [...modules.values()], options: packedOptions('') });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    [...modules].map(([name, file]) => {
      const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
      const exported = checker.getExportsOfModule(symbol);
      return [name, sortedRecord(exported.map((each) => [each.name, exportShape(each, checker)] as const))];
    }),
  );
}

/** Read what the present sources promise. */
export function readPromises(): HostPromises {
  const read = (file: string): string =>
    readFileSync(path.join(packageDir('@sinima/ui-kit'), 'src/tokens', file), 'utf8');
  const theme = [...read('tailwind-theme.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => String(name));
  const packages = ['@sinima/contracts', '@sinima/runtime', '@sinima/ui-kit'];
  return {
    versions: Object.fromEntries(packages.map((name) => [name, packageVersion(name)])),
    modules: readModules(),
    tokens: offeredProperties(read('tokens.css')),
    theme: [...new Set(theme)].sort(),
  };
}
