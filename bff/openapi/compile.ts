/**
 * Compiles the BFF and the generators beside it into `openapi/dist`, with Nest's Swagger plugin, which reads the types
 * and comments of DTOs and controllers: the API's document is made from them. What is deployed does without it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const configFile = join(import.meta.dirname, 'tsconfig.json');
const parsed = ts.getParsedCommandLineOfConfigFile(
  configFile,
  { incremental: false, composite: false, declaration: false, declarationMap: false, sourceMap: false },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
);
if (!parsed) throw new Error(`${configFile} cannot be read.`);
const { fileNames: rootNames, options, projectReferences } = parsed;
const program = ts.createProgram({ rootNames, options, projectReferences });

rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true });
const plugin = before(
  {
    dtoFileNameSuffix: ['.dto.ts', '.query.ts'],
    controllerFileNameSuffix: ['.controller.ts'],
    introspectComments: true,
    esmCompatible: true,
  },
  program,
);
const { emitSkipped, diagnostics } = program.emit(undefined, undefined, undefined, false, {
  before: [plugin],
});
if (emitSkipped) fail(diagnostics[0]?.messageText ?? 'The sources cannot be compiled.');

function fail(message: string | ts.DiagnosticMessageChain): never {
  throw new Error(ts.flattenDiagnosticMessageText(message, '\n'));
}
