import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type ContractDocument } from '../openapi/released/breaking-changes.js';

const read = (file: string): ContractDocument =>
  JSON.parse(readFileSync(join(__dirname, '../../contracts', file), 'utf8')) as ContractDocument;

describe('the contract ("npm run release-contract -w @sinima/contracts" releases it)', () => {
  it('the contract breaks nothing that the last released one promised', () => {
    expect(breakingChanges(read('released/openapi.json'), read('openapi.json'))).toEqual([]);
  });

  it('the contract has the version of the last released one, or a later one', () => {
    const [released, now] = [read('released/openapi.json'), read('openapi.json')].map(({ info }) =>
      info.version.split('.').map(Number),
    );
    expect(now?.[0]).toBeGreaterThanOrEqual(released?.[0] ?? 0);
  });
});
