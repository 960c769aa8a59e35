import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const BFF = join(__dirname, '..');
const ROOT = join(BFF, '..');
const DOCUMENT = join(ROOT, 'contracts/openapi.json');
const TYPES = join(ROOT, 'contracts/src/generated');

describe('the committed contract ("npm run openapi -w @sinima/bff" makes it anew)', () => {
  it('the committed contract is the document that the controllers and DTOs make', () => {
    const run = (...args: string[]): Buffer =>
      execFileSync(process.execPath, args, { cwd: BFF, stdio: 'pipe' });
    const folder = mkdtempSync(join(tmpdir(), 'sinima-contract-'));
    const file = join(folder, 'openapi.json');
    run('--import', 'tsx/esm', 'openapi/compile.ts');
    run(
      '--import',
      'tsx/esm',
      '--conditions=described',
      'openapi/dist/openapi/write-openapi.js',
      'openapi/recorded-examples.json',
      file,
    );
    const made: unknown = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });
    expect(JSON.parse(readFileSync(DOCUMENT, 'utf8'))).toEqual(made);
  }, 60_000);

  it('the committed contract has the types that the document makes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sinima-types-'));
    const writeTypes = join(BFF, 'openapi/write-types.ts');
    execFileSync(process.execPath, ['--import', 'tsx/esm', writeTypes, DOCUMENT, folder], { cwd: BFF });
    const formatter = join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
    execFileSync(process.execPath, [formatter, '--config', join(ROOT, '.oxfmtrc.json'), folder]);
    const files = (dir: string): string[] => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
    expect(files(TYPES)).toEqual(files(folder));
    for (const name of files(folder).filter((one) => one.endsWith('.ts'))) {
      expect(readFileSync(join(TYPES, name), 'utf8')).toBe(readFileSync(join(folder, name), 'utf8'));
    }
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('the committed types leave nothing in a bundle, so that no release changes with them', () => {
    const files = readdirSync(TYPES, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const source = readFileSync(join(TYPES, name), 'utf8');
      const { outputText } = ts.transpileModule(source, {
        compilerOptions: { module: ts.ModuleKind.ESNext },
      });
      expect([name, outputText.replace(/\/\*[^]*?\*\//g, '').trim()]).toEqual([name, 'export {};']);
    }
  });
});
