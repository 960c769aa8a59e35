/**
 * Compilation with Nest's Swagger plugin, which reads the types and comments of DTOs and controllers: documents of the API
 * are made from its output, under the condition `described`. Deployed code does without it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const PLAIN: ts.CompilerOptions = {
  incremental: false,
  composite: false,
  declaration: false,
  declarationMap: false,
  sourceMap: false,
  emitDeclarationOnly: false,
  noEmit: false,
  // `npm run typecheck` does that.
  noCheck: true,
};

/** Read a `tsconfig.json`. @throws Error where it cannot be read */
export function readProject(configFile: string): ts.ParsedCommandLine {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => fail(messageText),
  };
  const project = ts.getParsedCommandLineOfConfigFile(configFile, undefined, host);
  return project ?? fail(`${configFile} cannot be read.`);
}

/**
 * Compile a project into a folder, which has no other files then. Existing files stay as they are: several processes may
 * compile the same sources.
 *
 * @throws Error with the first message of the compiler
 */
export function compileDescribed(
  { fileNames: rootNames, options, projectReferences = [] }: ts.ParsedCommandLine,
  outDir: string,
): void {
  const plain = { ...options, ...PLAIN, outDir };
  delete plain.tsBuildInfoFile;
  const host = { ...ts.createCompilerHost(plain), getSourceFile: parsedOnce(plain) };
  const program = ts.createProgram({ rootNames, options: plain, projectReferences, host });
  const plugin = before(
    {
      dtoFileNameSuffix: ['.dto.ts', '.query.ts'],
      controllerFileNameSuffix: ['.controller.ts'],
      introspectComments: true,
      esmCompatible: true,
    },
    program,
  );
  const made = new Map<string, string>();
  const write: ts.WriteFileCallback = (file, text) => {
    if (!path.relative(outDir, file).startsWith('..')) made.set(path.normalize(file), withRightImports(text));
  };
  const { emitSkipped, diagnostics } = program.emit(undefined, write, undefined, false, { before: [plugin] });
  if (emitSkipped) fail(diagnostics[0]?.messageText ?? 'The sources cannot be compiled.');
  bringUpToDate(outDir, made);
}

/** Let a folder have these files and no others. */
function bringUpToDate(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(file)) rmSync(file);
  }
}

/** Declarations of packages, which several projects compiled in one process share. */
const declarations = new Map<string, ts.SourceFile | undefined>();

function parsedOnce(options: ts.CompilerOptions): ts.CompilerHost['getSourceFile'] {
  const { getSourceFile } = ts.createCompilerHost(options);
  return (file, ...more) => {
    if (!file.endsWith('.d.ts') && !file.endsWith('.d.mts')) return getSourceFile(file, ...more);
    if (!declarations.has(file)) declarations.set(file, getSourceFile(file, ...more));
    return declarations.get(file);
  };
}

/** Imports that the plugin writes: of sources by their names, and of `@sinima/api` by its place. */
function withRightImports(text: string): string {
  return text
    .replace(/"(?:\.\.\/)+platform\/api\/(?:dist|src)\/([^"]+)\.(?:js|ts)"/g, '"@sinima/api/$1"')
    .replace(/import\("(\.[^"]+)\.ts"\)/g, 'import("$1.js")');
}

function fail(message: string | ts.DiagnosticMessageChain): never {
  throw new Error(ts.flattenDiagnosticMessageText(message, '\n'));
}
