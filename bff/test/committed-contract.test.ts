import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../src/openapi/openapi-document.js';

const committed = (file: string): string => readFileSync(join(__dirname, '../../contracts', file), 'utf8');

describe('the committed contract', () => {
  it('is what the controllers and DTOs say; "npm run openapi -w @sinima/bff" makes it anew', async () => {
    const made: unknown = JSON.parse(JSON.stringify(await openApiDocument()));
    expect(JSON.parse(committed('openapi.json'))).toEqual(made);
  });
});
