import { operationsOf } from '@sinima/api-contract/operations-of';
import { document, mismatches } from './committed-document.js';

const operations = operationsOf(document);

interface SampledSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly 'x-samples'?: readonly Readonly<Record<string, unknown>>[];
}

describe('the samples of the OpenAPI document ("@Samples" at the DTOs)', () => {
  const sampled = Object.entries(
    (document.components?.schemas ?? {}) as unknown as Record<string, SampledSchema>,
  ).filter(([, schema]) => schema['x-samples']);

  it.each(sampled)('the samples of %s in the OpenAPI document fit its properties', (_name, schema) => {
    for (const [name, value] of (schema['x-samples'] ?? []).flatMap(Object.entries<unknown>)) {
      expect({ name, faults: mismatches(schema.properties[name], value) }).toEqual({ name, faults: null });
    }
  });

  it('every record of the OpenAPI document that has a page has samples, so that the mock API has some of it', () => {
    const withPage = Object.entries(document.components?.schemas ?? {}).filter(
      ([, schema]) => 'properties' in schema && schema.properties?.slug !== undefined,
    );
    expect(withPage.length).toBeGreaterThan(0);
    expect(withPage.filter(([, schema]) => !('x-samples' in schema)).map(([name]) => name)).toEqual([]);
  });
});

describe('the examples of the OpenAPI document ("npm run openapi:anew -w @sinima/bff" records them anew)', () => {
  it.each(
    operations.flatMap(({ path, method, operation: { parameters = [] } }) =>
      parameters.flatMap((parameter) => ('in' in parameter ? [{ path, method, parameter }] : [])),
    ),
  )(
    'the examples of the OpenAPI document $method $path has one for its parameter $parameter.name, which fits',
    ({ parameter }) => {
      expect(parameter.example).toBeDefined();
      expect(mismatches(parameter.schema, parameter.example)).toBeNull();
    },
  );

  const answers = operations.flatMap(({ path, method, operation: { responses } }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Object.entries((response && 'content' in response && response.content) || {}).map(
        ([mediaType, body]) => ({ path, method, status, mediaType, body }),
      ),
    ),
  );

  it.each(answers.filter(({ mediaType }) => mediaType === 'application/json'))(
    'the examples of the OpenAPI document $method $path has one for its answer $status, which fits',
    ({ body }) => {
      expect(body.example).toBeDefined();
      expect(mismatches(body.schema, body.example)).toBeNull();
    },
  );

  it.each(answers.filter(({ mediaType }) => mediaType === 'application/problem+json'))(
    'the examples of the OpenAPI document $method $path has one for its error $status, which fits',
    ({ status, body }) => {
      const [example] = Object.values(body.examples ?? {}) as { $ref: string }[];
      const name = example?.$ref.replace('#/components/examples/', '') ?? '';
      const { value } = (document.components?.examples?.[name] ?? {}) as { value?: { status: number } };
      expect(value?.status).toBe(Number(status));
      expect(mismatches(body.schema, value)).toBeNull();
    },
  );
});
