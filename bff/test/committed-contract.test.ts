import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BFF = join(__dirname, '..');
const ROOT = join(BFF, '..');
const DOCUMENT = join(ROOT, 'contracts/openapi.json');
const TYPES = join(ROOT, 'contracts/src/generated/openapi.ts');

/** What a command-line program of the repository prints. */
function printed(program: string, args: string[], input?: string): string {
  const script = join(ROOT, 'node_modules', program);
  return execFileSync(process.execPath, [script, ...args], {
    input,
    cwd: ROOT,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('the committed contract ("npm run openapi -w @sinima/bff" makes it anew)', () => {
  it('the committed contract is the document that the controllers and DTOs make', () => {
    const run = (...args: string[]): Buffer =>
      execFileSync(process.execPath, args, { cwd: BFF, stdio: 'pipe' });
    const folder = mkdtempSync(join(tmpdir(), 'sinima-contract-'));
    const file = join(folder, 'openapi.json');
    run('--import', 'tsx/esm', 'openapi/compile.ts');
    run(
      '--conditions=compiled',
      'openapi/dist/openapi/write-openapi.js',
      'openapi/recorded-examples.json',
      file,
    );
    const made: unknown = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });
    expect(JSON.parse(readFileSync(DOCUMENT, 'utf8'))).toEqual(made);
  }, 60_000);

  it('the committed contract has the types that the document makes', () => {
    const made = printed('openapi-typescript/bin/cli.js', [DOCUMENT]);
    const formatted = printed('prettier/bin/prettier.cjs', ['--stdin-filepath', TYPES], made);
    expect(readFileSync(TYPES, 'utf8')).toBe(formatted);
  }, 30_000);
});
