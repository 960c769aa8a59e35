import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../src/openapi/openapi-document.js';

const ROOT = join(__dirname, '../..');
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
  it('is the document that the controllers and DTOs make', async () => {
    const made: unknown = JSON.parse(JSON.stringify(await openApiDocument()));
    expect(JSON.parse(readFileSync(DOCUMENT, 'utf8'))).toEqual(made);
  });

  it('has the types that the document makes', () => {
    const made = printed('openapi-typescript/bin/cli.js', [DOCUMENT]);
    const formatted = printed('prettier/bin/prettier.cjs', ['--stdin-filepath', TYPES], made);
    expect(readFileSync(TYPES, 'utf8')).toBe(formatted);
  }, 30_000);
});
