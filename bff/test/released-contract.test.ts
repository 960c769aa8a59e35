import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '@sinima/contracts/openapi-document';
import { breakingChanges } from '../openapi/released/breaking-changes.js';
import { releasedFile } from '../openapi/released/released-file.js';
import { featuresOf, slicesOf } from '../openapi/slices/slices-of.js';

const CONTRACTS = join(__dirname, '../../contracts');

const read = (file: string): OpenApiDocument =>
  JSON.parse(readFileSync(join(CONTRACTS, file), 'utf8')) as OpenApiDocument;

const current = read('openapi.json');
const released = slicesOf(current, featuresOf(current)).flatMap(({ name, document }) =>
  existsSync(join(CONTRACTS, releasedFile(name)))
    ? [{ of: name ?? 'the API itself', document, before: read(releasedFile(name)) }]
    : [],
);

describe('the contract ("npm run release-contract -w @sinima/contracts" releases it)', () => {
  it.each(released)('the contract of $of breaks nothing that its last released one promised', (slice) => {
    expect(breakingChanges(slice.before, slice.document)).toEqual([]);
  });

  it('the contract has the version of the last released one, or a later one', () => {
    const [before, now] = [read('released/openapi.json'), current].map(({ info }) =>
      info.version.split('.').map(Number),
    );
    expect(now?.[0]).toBeGreaterThanOrEqual(before?.[0] ?? 0);
  });

  it('the contracts of the API itself and of the festivals have been released, each by itself', () => {
    expect(released.map(({ of }) => of)).toEqual(expect.arrayContaining(['the API itself', 'festivals']));
    const [core, festivals] = released.map(({ before }) => Object.keys(before.paths));
    expect(core?.filter((path) => path.startsWith('/api/festivals'))).toEqual([]);
    expect(festivals).toEqual(['/api/festivals', '/api/festivals/slug/{slug}']);
  });
});
