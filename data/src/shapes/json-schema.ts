/** The JSON Schemas that editors check the files with while somebody types. `npm run data -- schema` writes them. */
import { z } from 'zod';
import { KINDS, type KindName } from './kinds.ts';

/** The JSON Schema of a kind of file. */
function jsonSchemaOf(kind: KindName): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(KINDS[kind].shape, { io: 'input', target: 'draft-7' });
}

/** The text of each schema's file, by the file's name in `schema/`. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    (Object.keys(KINDS) as KindName[]).map((kind) => [
      `${kind}.json`,
      `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
    ]),
  );
}

/** The names of all fields that stand somewhere in a kind of file. */
export function fieldNames(kind: KindName): readonly string[] {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    if (schema === null || typeof schema !== 'object') return;
    for (const name of Object.keys((schema as { properties?: object }).properties ?? {})) names.add(name);
    Object.values(schema).forEach(collect);
  };
  collect(jsonSchemaOf(kind));
  return [...names];
}
