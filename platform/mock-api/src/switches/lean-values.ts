/** Values with less in them, which still fit their schemas. */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { mayBeNull, valueSchema } from '../document/open-api.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return a value with nothing in its lists, and with zero, or the least that there is, for counts that are always known. */
export function emptied(value: unknown, schema: Schema, openapi: OpenApi): unknown {
  if (Array.isArray(value)) return [];
  if (!isFields(value)) return value;
  const { properties = {} } = valueSchema(schema, openapi);
  const entries = Object.entries(value).map(([name, part]) => {
    const property = properties[name] ?? {};
    const isCount = typeof part === 'number' && /^total|count$/i.test(name);
    if (isCount && !mayBeNull(property, openapi)) return [name, valueSchema(property, openapi).minimum ?? 0];
    return [name, emptied(part, property, openapi)];
  });
  return Object.fromEntries(entries);
}

/** Return a value without what may be absent, and with null wherever that is allowed. */
export function withoutOptional(value: unknown, schema: Schema, openapi: OpenApi): unknown {
  const { items, properties = {}, required = [] } = valueSchema(schema, openapi);
  if (Array.isArray(value)) return items ? value.map((item) => withoutOptional(item, items, openapi)) : value;
  if (!isFields(value)) return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const property = properties[name];
    if (!property) return [[name, part]];
    if (!required.includes(name)) return [];
    return [[name, mayBeNull(property, openapi) ? null : withoutOptional(part, property, openapi)]];
  });
  return Object.fromEntries(kept);
}
