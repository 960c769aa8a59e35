import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '@sinima/contracts/openapi-document';
import { breakingChanges } from '../openapi/released/breaking-changes.js';
import { contractFiles } from '../openapi/released/released-file.js';

const ROOT = join(__dirname, '../..');

const read = (file: string): OpenApiDocument =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as OpenApiDocument;

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const released = [undefined, ...remotes].flatMap((remote) => {
  const files = contractFiles(remote);
  return existsSync(join(ROOT, files.released))
    ? [{ of: remote ?? 'the core', now: read(files.current), before: read(files.released) }]
    : [];
});

describe('the contract ("npm run release-contract -w @sinima/contracts" releases it)', () => {
  it.each(released)(
    'the contract of $of breaks nothing that its last released one promised',
    ({ before, now }) => {
      expect(breakingChanges(before, now)).toEqual([]);
    },
  );

  it('the contract has the version of the last released one, or a later one', () => {
    const [core] = released;
    const [before, now] = [core?.before, core?.now].map((one) => one?.info.version.split('.').map(Number));
    expect(now?.[0]).toBeGreaterThanOrEqual(before?.[0] ?? 0);
  });

  it('the changelog of the core begins with the released contract', () => {
    const changelog = readFileSync(join(ROOT, contractFiles().changelog), 'utf8');
    expect(/^## (.*)$/m.exec(changelog)?.[1]).toBe(released[0]?.before.info.version);
  });

  it('the contracts of the core and of the festivals have been released, each by itself', () => {
    const paths = Object.fromEntries(released.map(({ of, before }) => [of, Object.keys(before.paths)]));
    expect(paths['the core']?.filter((path) => path.startsWith('/api/festivals'))).toEqual([]);
    expect(paths['mfe-catalogue']).toEqual(['/api/festivals', '/api/festivals/slug/{slug}']);
  });
});
