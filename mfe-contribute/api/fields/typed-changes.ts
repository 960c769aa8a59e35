import type { FieldChange } from '@sinima/api/catalogue-writes';
import { normalizedText } from '@sinima/api/text/written-text';
import { RECORD_FIELDS, type EditableKind, type RecordField } from '../shapes/record-fields.ts';
import { allOf, typedValue, type TypedForm } from './typed-value.ts';

/** A record, by the names of its fields. */
export type Facts = Readonly<Record<string, unknown>>;

/** The field of a form that names the fields that it has: of others, nothing is said. */
const FIELDS_OF_FORM = 'fields';

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields whose items come and go one by one, so that two edits of one list do not collide. */
const BY_ITEMS: ReadonlySet<RecordField['input']> = new Set(['credits', 'lines']);

/** Return how a form changes a record: the fields that are other than they were, each with its source. */
export function typedChanges(kind: EditableKind, facts: Facts, form: TypedForm): FieldChange[] {
  const asked = new Set(allOf(form, FIELDS_OF_FORM));
  return RECORD_FIELDS[kind]
    .filter(({ name }) => asked.has(name))
    .flatMap((field): FieldChange[] => {
      const before = facts[field.name];
      const after = typedValue(field, form, before);
      if (sameValue(before, after)) return [];
      const source = sourceOf(form, field.name);
      const change = { field: field.name, ...(source && { source }) };
      const items = BY_ITEMS.has(field.input) && before !== undefined && itemChange(before, after);
      if (items) return [{ ...change, ...items }];
      return [{ ...change, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
    });
}

/** Return the items that come and go; undefined: the order alone is another one. */
function itemChange(before: unknown, after: unknown): Pick<FieldChange, 'removed' | 'added'> | undefined {
  const former = (before ?? []) as unknown[];
  const later = (after ?? []) as unknown[];
  const removed = former.filter((item) => !later.some((other) => sameValue(item, other)));
  const added = later.filter((item) => !former.some((other) => sameValue(item, other)));
  if (removed.length + added.length === 0) return undefined;
  return { ...(removed.length > 0 && { removed }), ...(added.length > 0 && { added }) };
}

/** The source of one field, or else the one that the form names for all. */
export function sourceOf(form: TypedForm, field: string): FieldChange['source'] {
  const text = (name: string): string => normalizedText(allOf(form, name)[0] ?? '');
  const where = text(`source.${field}`) || text('source');
  const url = text(`source.${field}`) === '' ? text('sourceUrl') : '';
  return where === '' ? undefined : { where, ...(url !== '' && { url }) };
}
