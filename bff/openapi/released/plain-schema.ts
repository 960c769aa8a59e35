import type { Schema, Schemas } from '@sinima/contracts/openapi-document';

/** A schema without references, compositions and alternatives with null: what can be compared keyword by keyword. */
export interface PlainSchema {
  /** `null` among them where the value may be null; empty: any type. */
  readonly types: ReadonlySet<string>;
  readonly enum?: readonly unknown[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  readonly items?: Schema;
  /** Alternatives other than null, where there are several. */
  readonly alternatives: readonly Schema[];
  /** Bounds, patterns, formats and defaults by keyword. */
  readonly limits: Readonly<Record<string, unknown>>;
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'multipleOf',
  'pattern',
  'format',
  'default',
  'const',
];

/** Return the schema that a reference such as `#/components/schemas/Title` names; others as they are. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const target = schemas[$ref.replace('#/components/schemas/', '')];
  if (target === undefined) throw new Error(`The document has no schema "${$ref}".`);
  return { ...resolved(target, schemas), ...own };
}

/** Make a schema plain, one level deep: what lies in `properties` and `items` keeps its references. */
export function plainSchema(schema: Schema, schemas: Schemas): PlainSchema {
  const own = resolved(schema, schemas);
  const all = (own.allOf ?? []).map((part) => plainSchema(part, schemas));
  const choices = own.anyOf ?? own.oneOf ?? [];
  const alternatives = choices.filter(({ type }) => type !== 'null');
  const [only] = alternatives;
  if (alternatives.length === 1 && only) all.push(plainSchema(only, schemas));

  const types = [own.type ?? [], ...all.map((part) => [...part.types])].flat();
  if (choices.length > alternatives.length) types.push('null');
  const limits = Object.fromEntries(
    LIMITS.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]])),
  );
  return {
    types: new Set(types),
    enum: own.enum ?? all.find((part) => part.enum)?.enum,
    properties: Object.assign({}, ...all.map((part) => part.properties), own.properties) as Record<
      string,
      Schema
    >,
    required: new Set([...(own.required ?? []), ...all.flatMap((part) => [...part.required])]),
    items: own.items ?? all.find((part) => part.items)?.items,
    alternatives: alternatives.length > 1 ? alternatives : all.flatMap((part) => part.alternatives),
    limits: Object.assign({}, ...all.map((part) => part.limits), limits) as Record<string, unknown>,
  };
}
