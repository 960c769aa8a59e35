/** TypeScript to JavaScript and types, all packages in one program: they share what they import. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import ts from 'typescript';
import type { PackageSources } from './source-files.ts';

const diagnosticsHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => rootDir,
  getNewLine: () => '\n',
};

/** Return the options of the repository's sources, for packages that are compiled into `outDir`. */
export function packedOptions(outDir: string): ts.CompilerOptions {
  const base = ts.readConfigFile(path.join(rootDir, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...base.config, files: [] }, ts.sys, rootDir);
  return {
    ...options,
    composite: false,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    // Their types were checked where they stand.
    noCheck: true,
    rootDir,
    outDir,
    tsBuildInfoFile: undefined,
    configFilePath: undefined,
  };
}

/**
 * Compile packages into `outDir`, each file at its path from the repository's root: `ui-kit/src/chip/chip.js`.
 *
 * @throws Error with the compiler's output
 */
export function compile(packages: readonly PackageSources[], outDir: string): void {
  const scripts = new Set(packages.flatMap((each) => each.scripts));
  const declarations = packages.flatMap((each) => each.declarations);
  const program = ts.createProgram({
    rootNames: [...scripts, ...declarations],
    options: packedOptions(outDir),
  });
  const problems = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics()];
  for (const script of scripts) {
    const source = program.getSourceFile(script);
    if (source) problems.push(...program.emit(source).diagnostics);
  }
  const errors = problems.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, diagnosticsHost));
}
