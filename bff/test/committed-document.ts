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

/** Return what is wrong with a value by a schema of the document; null: nothing. */
export function mismatches(schema: object | undefined, value: unknown): unknown {
  const shape = z.fromJSONSchema({ ...asSchema(schema ?? {}), $defs });
  return shape.safeParse(value).error?.issues ?? null;
}
