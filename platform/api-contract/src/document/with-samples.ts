import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema, as far as samples concern it. */
interface SampledSchema {
  readonly properties?: Readonly<Record<string, { examples?: unknown[] }>>;
  'x-samples'?: Record<string, unknown>[];
}

/**
 * Gather the samples of each schema's properties (`platform/api/src/http/samples.decorator.ts`) into records, `x-samples` of the
 * schema: they belong together, and each property on its own would say little. The document itself is changed.
 */
export function withSamples(document: OpenAPIObject): OpenAPIObject {
  for (const schema of Object.values(document.components?.schemas ?? {})) gather(schema as SampledSchema);
  return document;
}

function gather(schema: SampledSchema): void {
  const sampled = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { examples } = property;
    delete property.examples;
    return examples ? [{ name, examples }] : [];
  });
  if (sampled.length === 0) return;
  const count = Math.max(...sampled.map(({ examples }) => examples.length));
  schema['x-samples'] = Array.from({ length: count }, (_, place) =>
    Object.fromEntries(sampled.map(({ name, examples }) => [name, examples[place % examples.length]])),
  );
}
