import type { OpenAPIObject } from '@nestjs/swagger';

/** The part of a schema that a sample is made from. */
export interface SampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, SampleSchema>>;
  readonly items?: SampleSchema;
  readonly allOf?: readonly SampleSchema[];
  readonly 'x-samples'?: readonly Readonly<Record<string, unknown>>[];
}

const PLAIN: Readonly<Record<string, unknown>> = { string: 'text', integer: 1, number: 1, boolean: true };

/** As `ApiId` of `@sinima/api` describes an id. */
const ID_PATTERN = '^[0-9a-f]{24}$';
const SAMPLE_ID = '5a3e1c0b9d8f7e6a5b4c3d2e';

/** Return a value of a schema, for answers that cannot be recorded; null where a value may be null and has no example. */
export function sampleOf(schema: SampleSchema, document: OpenAPIObject): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return sampleOf(document.components?.schemas?.[name] as SampleSchema, document);
  }
  if (schema.enum) return schema.enum[0];
  if (schema.pattern === ID_PATTERN) return SAMPLE_ID;
  if (schema.properties) {
    const properties = Object.entries(schema.properties);
    const [sample] = schema['x-samples'] ?? [];
    return Object.fromEntries(
      properties.map(([name, property]) => [name, sample?.[name] ?? sampleOf(property, document)]),
    );
  }
  const [named] = schema.allOf ?? [];
  if (named) return sampleOf(named, document);
  if (schema.items) return [sampleOf(schema.items, document)];
  return typeof schema.type === 'string' ? PLAIN[schema.type] : null;
}
