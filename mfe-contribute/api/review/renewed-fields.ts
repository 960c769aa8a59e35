import type { FieldChange, FieldConflict } from '@sinima/api/catalogue-writes';

/** Return changed fields as made from what the record says now. Items that are gone from a list need not be taken from it. */
export function renewedFields(
  fields: readonly FieldChange[],
  conflicts: readonly FieldConflict[],
): FieldChange[] {
  return fields.map((change) => {
    const conflict = conflicts.find(({ field }) => field === change.field);
    if (!conflict) return change;
    const { removed, before: _before, ...rest } = change;
    const { now } = conflict;
    if (removed === undefined && change.added === undefined)
      return { ...rest, ...(now !== undefined && { before: now }) };
    const texts = new Set((Array.isArray(now) ? now : []).map((item) => JSON.stringify(item)));
    const present = removed?.filter((item) => texts.has(JSON.stringify(item))) ?? [];
    return { ...rest, ...(present.length > 0 && { removed: present }) };
  });
}
