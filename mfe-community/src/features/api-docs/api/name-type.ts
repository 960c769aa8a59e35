import type { TypeName } from './api-description.ts';
import type { Schema } from '@sinima/contracts/openapi-document';

const named = (ref: string): string => ref.replace('#/components/schemas/', '');

/** Return a schema's type in words: `integer or null`, `TitleCard[]`. */
export function nameType(schema: Schema): TypeName {
  if (schema.$ref !== undefined) return { text: named(schema.$ref), of: named(schema.$ref) };
  const parts = schema.allOf ?? schema.anyOf;
  if (parts) {
    const [part] = parts.filter(({ type }) => type !== 'null');
    const type = part ? nameType(part) : { text: 'null' };
    const isNullable = parts.some(({ type: name }) => name === 'null');
    return isNullable ? { ...type, text: `${type.text} or null` } : type;
  }
  if (schema.items) {
    const item = nameType(schema.items);
    return { ...item, text: `${item.text}[]` };
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return { text: types.join(' or ') };
}

const between = (least: number | undefined, most: number | undefined, noun: string): string[] => {
  if (least === undefined && most === undefined) return [];
  const unit = noun === '' ? '' : ` ${noun}`;
  if (least === undefined) return [`at most ${most}${unit}`];
  return [most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`];
};

/** Return what bounds the values of a schema, in words; empty where nothing does. */
export function nameBounds(schema: Schema): string {
  return [
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minLength, schema.maxLength, 'characters'),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.pattern === undefined ? [] : [`matches ${schema.pattern}`]),
    ...(schema.enum === undefined ? [] : [schema.enum.join(', ')]),
  ].join('; ');
}
