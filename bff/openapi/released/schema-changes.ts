import type { Schema, Schemas } from '@sinima/contracts/openapi-document';
import { plainSchema, type PlainSchema } from './plain-schema.js';

/** Who writes the values: a caller (what was allowed must stay so), or the API (nothing may come that could not before). */
export type Direction = 'request' | 'response';

/** A schema with the schemas that it may refer to. */
export interface SchemaInDocument {
  readonly schema: Schema;
  readonly schemas: Schemas;
}

const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/** Return what of a change from `before` to `after` breaks a caller, one sentence each; `where` names the place. */
export function schemaChanges(
  where: string,
  before: SchemaInDocument,
  after: SchemaInDocument,
  direction: Direction,
  path: readonly string[] = [],
): string[] {
  const pair = JSON.stringify([before.schema, after.schema]);
  if (path.includes(pair)) return [];
  const old = plainSchema(before.schema, before.schemas);
  const now = plainSchema(after.schema, after.schemas);
  const deeper = (place: string, oldPart: Schema, newPart: Schema): string[] =>
    schemaChanges(
      place,
      { schema: oldPart, schemas: before.schemas },
      { schema: newPart, schemas: after.schemas },
      direction,
      [...path, pair],
    );
  return [
    ...typeChanges(old, now, direction),
    ...enumChanges(old, now, direction),
    ...limitChanges(old, now, direction),
    ...alternativeChanges(old, now),
  ]
    .map((change) => `${where}: ${change}`)
    .concat(propertyChanges(where, old, now, direction, deeper))
    .concat(old.items && now.items ? deeper(`${where}[]`, old.items, now.items) : []);
}

const quoted = (values: Iterable<unknown>): string =>
  [...values].map((value) => JSON.stringify(value)).join(', ');

/** `integer` is part of `number`. */
const allows = (types: ReadonlySet<string>, type: string): boolean =>
  types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));

function typeChanges(old: PlainSchema, now: PlainSchema, direction: Direction): string[] {
  const [narrow, wide] = direction === 'request' ? [old.types, now.types] : [now.types, old.types];
  if (wide.size > 0 && narrow.size === 0) {
    return [direction === 'request' ? 'is bound to a type now' : 'is of any type now'];
  }
  const lost = [...narrow].filter((type) => !allows(wide, type));
  if (lost.length === 0) return [];
  return [direction === 'request' ? `takes no ${lost.join(', ')} any more` : `may be ${lost.join(', ')} now`];
}

function enumChanges(old: PlainSchema, now: PlainSchema, direction: Direction): string[] {
  const [narrow, wide] = direction === 'request' ? [old.enum, now.enum] : [now.enum, old.enum];
  if (wide === undefined) return [];
  if (narrow === undefined) {
    return [direction === 'request' ? `takes only ${quoted(wide)} now` : 'may be any value now'];
  }
  const lost = narrow.filter((value) => !wide.includes(value));
  if (lost.length === 0) return [];
  return [direction === 'request' ? `does not take ${quoted(lost)} any more` : `may be ${quoted(lost)} now`];
}

function limitChanges(old: PlainSchema, now: PlainSchema, direction: Direction): string[] {
  const keywords = new Set([...Object.keys(old.limits), ...Object.keys(now.limits)]);
  return [...keywords].flatMap((keyword) => {
    const [was, is] = [old.limits[keyword], now.limits[keyword]];
    if (!breaksLimit(keyword, was, is, direction)) return [];
    return [`${keyword} was ${text(was)} and is ${text(is)}`];
  });
}

const text = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

function breaksLimit(keyword: string, was: unknown, is: unknown, direction: Direction): boolean {
  if (was === is) return false;
  if (keyword === 'default') return direction === 'request' && was !== undefined;
  const [narrow, wide] = direction === 'request' ? [was, is] : [is, was];
  if (wide === undefined) return false;
  if (narrow === undefined) return true;
  if (LOWER_BOUNDS.has(keyword)) return Number(wide) > Number(narrow);
  if (UPPER_BOUNDS.has(keyword)) return Number(wide) < Number(narrow);
  return true;
}

function alternativeChanges(old: PlainSchema, now: PlainSchema): string[] {
  const same = JSON.stringify(old.alternatives) === JSON.stringify(now.alternatives);
  return same ? [] : ['has other alternatives'];
}

function propertyChanges(
  where: string,
  old: PlainSchema,
  now: PlainSchema,
  direction: Direction,
  deeper: (place: string, before: Schema, after: Schema) => string[],
): string[] {
  const required = [...now.required]
    .filter((name) => direction === 'request' && !old.required.has(name))
    .map((name) => `${where}.${name}: is required now`);
  return required.concat(
    Object.entries(old.properties).flatMap(([name, before]) => {
      const after = now.properties[name];
      if (after === undefined) return [`${where}.${name}: is gone`];
      const optional = direction === 'response' && old.required.has(name) && !now.required.has(name);
      return [
        ...(optional ? [`${where}.${name}: may be absent now`] : []),
        ...deeper(`${where}.${name}`, before, after),
      ];
    }),
  );
}
