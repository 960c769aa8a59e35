/** The OpenAPI document as it is committed, and what is wrong with values by its schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

export const document = JSON.parse(
  readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8'),
) as OpenAPIObject;

/** Return a part of the document as a JSON Schema of its own, but for the schemas that it refers to. */
const asSchema = (part: unknown): z.core.JSONSchema.JSONSchema =>
  JSON.parse(
    JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;

const $defs = asSchema(document.components?.schemas) as Record<string, z.core.JSONSchema.JSONSchema>;

/** What tests ask values of, by the text of the schema: many answers share one, and a conversion reads the whole document. */
const shapes = new Map<string, z.ZodType>();

/** Return what is wrong with a value by a schema of the document; null: nothing. */
export function mismatches(schema: object | undefined, value: unknown): unknown {
  const text = JSON.stringify(schema ?? {});
  const shape = shapes.get(text) ?? z.fromJSONSchema({ ...asSchema(schema ?? {}), $defs });
  shapes.set(text, shape);
  return shape.safeParse(value).error?.issues ?? null;
}
