import type { OpenApiDocument } from '@sinima/contracts/openapi-document';
import { changelogSection, NEW_CHANGELOG, withSection } from './contract-changelog.js';

const films = { responses: {}, parameters: [{ name: 'q', in: 'query' }] };

const before: OpenApiDocument = {
  info: { version: '1.0.0' },
  paths: { '/films': { get: films } },
  components: { schemas: { Film: { properties: { id: {}, plot: {} } } } },
};

it('the changelog names what is new, but not the parts of what is new', () => {
  const after: OpenApiDocument = {
    info: { version: '1.1.0' },
    paths: {
      '/films': { get: { ...films, parameters: [...films.parameters, { name: 'year', in: 'query' }] } },
      '/people': { get: films },
    },
    components: {
      schemas: {
        Film: { properties: { id: {}, plot: {}, year: {} } },
        Person: { properties: { id: {} } },
      },
    },
  };
  expect(changelogSection(before, after)).toBe(
    '## 1.1.0\n\n### Added\n\n- `GET /films ?year`\n- `GET /people`\n- `Film.year`\n- `Person`\n',
  );
});

it('the changelog names what is deprecated, once, with its last day', () => {
  const plot = { deprecated: true, 'x-sunset': '2027-03-01' };
  const after: OpenApiDocument = {
    ...before,
    components: { schemas: { Film: { properties: { id: {}, plot } } } },
  };
  expect(changelogSection(before, after)).toContain(
    '### Deprecated\n\n- `Film.plot`, which may be gone from 2027-03-01\n',
  );
  expect(changelogSection(after, after)).toBe('## 1.0.0\n\nTexts, examples and bounds alone.\n');
});

it('the changelog names what breaks callers', () => {
  expect(changelogSection(before, { ...before, info: { version: '2.0.0' }, paths: {} })).toBe(
    '## 2.0.0\n\n### Breaking\n\n- `GET /films`: is gone\n',
  );
});

it('the changelog has the newest contract first', () => {
  const one = withSection(NEW_CHANGELOG, '## 1.1.0\n\nOne.\n');
  const two = withSection(one, '## 1.2.0\n\nTwo.\n');
  expect(two.match(/^## .*$/gm)).toEqual(['## 1.2.0', '## 1.1.0', '## 1.0.0']);
});
