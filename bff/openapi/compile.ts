/**
 * Compiles the BFF with the generators beside it into `openapi/dist`, and `@sinima/api` into its `dist/described`, with Nest's
 * Swagger plugin, which reads the types and comments of DTOs and controllers: the API's document is made from them, under
 * the condition `described`. What is deployed does without it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const PLAIN = {
  incremental: false,
  composite: false,
  declaration: false,
  declarationMap: false,
  sourceMap: false,
};

compile(join(import.meta.dirname, '../../platform/api/tsconfig.json'), 'dist/described');
compile(join(import.meta.dirname, 'tsconfig.json'), 'dist');

/** Compile a project into a folder within its own. */
function compile(configFile: string, folder: string): void {
  const outDir = join(configFile, '..', folder);
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { ...PLAIN, outDir, tsBuildInfoFile: undefined },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  );
  if (!parsed) throw new Error(`${configFile} cannot be read.`);
  const { fileNames: rootNames, options, projectReferences } = parsed;
  const program = ts.createProgram({ rootNames, options, projectReferences });

  rmSync(outDir, { recursive: true, force: true });
  const plugin = before(
    {
      dtoFileNameSuffix: ['.dto.ts', '.query.ts'],
      controllerFileNameSuffix: ['.controller.ts'],
      introspectComments: true,
      esmCompatible: true,
    },
    program,
  );
  const write: ts.WriteFileCallback = (file, text) => ts.sys.writeFile(file, withRightImports(text));
  const { emitSkipped, diagnostics } = program.emit(undefined, write, undefined, false, { before: [plugin] });
  if (emitSkipped) fail(diagnostics[0]?.messageText ?? 'The sources cannot be compiled.');
}

/** Imports that the plugin writes: of sources by their names, and of `@sinima/api` by its place. */
function withRightImports(text: string): string {
  return text
    .replace(/"(?:\.\.\/)+platform\/api\/dist\/([^"]+)\.js"/g, '"@sinima/api/$1"')
    .replace(/import\("(\.[^"]+)\.ts"\)/g, 'import("$1.js")');
}

function fail(message: string | ts.DiagnosticMessageChain): never {
  throw new Error(ts.flattenDiagnosticMessageText(message, '\n'));
}
