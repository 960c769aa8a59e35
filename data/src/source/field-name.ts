/** Where something stands in a file or record: keys and numbers of items, from the top. */
export type FieldPath = readonly (string | number)[];

/** @example fieldName(['credits', 2, 'role']) // 'credits[2].role' */
export function fieldName(field: FieldPath): string {
  return field
    .map((key, place) => (typeof key === 'number' ? `[${key}]` : `${place > 0 ? '.' : ''}${key}`))
    .join('');
}
