import type { EditRecord } from '../stored/edit.schema.ts';

/** How many items may come to a list. */
const FEW = 2;

/** Whether an edit is small: one field, nothing that was known is taken away but for what replaces it. */
export function isSmall({ kind, fields }: Pick<EditRecord, 'kind' | 'fields'>): boolean {
  const [only, ...others] = fields;
  if (kind !== 'change' || !only || others.length > 0) return false;
  const { after, added = [], removed = [] } = only;
  const isList = added.length + removed.length > 0;
  return isList ? added.length <= FEW && removed.length <= added.length : after !== undefined;
}
