import type { OpenAPIObject } from '@nestjs/swagger';

/** The part of a schema that a sample is made from. */
export interface SampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SampleSchema>>;
  readonly items?: SampleSchema;
  readonly allOf?: readonly SampleSchema[];
}

const PLAIN: Readonly<Record<string, unknown>> = { string: 'text', integer: 1, number: 1, boolean: true };

/** Return a value of a schema, for answers that cannot be recorded; null where a value may be null and has no example. */
export function sampleOf(schema: SampleSchema, document: OpenAPIObject): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return sampleOf(document.components?.schemas?.[name] as SampleSchema, document);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const properties = Object.entries(schema.properties);
    return Object.fromEntries(properties.map(([name, property]) => [name, sampleOf(property, document)]));
  }
  const [named] = schema.allOf ?? [];
  if (named) return sampleOf(named, document);
  if (schema.items) return [sampleOf(schema.items, document)];
  return typeof schema.type === 'string' ? PLAIN[schema.type] : null;
}
