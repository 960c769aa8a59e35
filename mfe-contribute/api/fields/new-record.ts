import type { FieldChange } from '@sinima/api/catalogue-writes';
import type { EditableKind } from '../shapes/record-fields.ts';
import { typedChanges } from './typed-changes.ts';
import { allOf, slugOf, type TypedForm } from './typed-value.ts';

/** The field of a form for the new record’s name in addresses; empty: it follows from the record’s name. */
const SLUG_OF_FORM = 'newSlug';

interface NewRecord {
  readonly record: { readonly kind: EditableKind; readonly slug: string };
  readonly fields: readonly FieldChange[];
}

/** Return a new record as a form describes it. A title has its credits, if only none. */
export function newRecord(kind: EditableKind, form: TypedForm): NewRecord {
  const fields = typedChanges(kind, {}, form);
  const name = fields.find(({ field }) => field === 'displayTitle' || field === 'name')?.after;
  const slug = slugOf(allOf(form, SLUG_OF_FORM)[0] || (typeof name === 'string' ? name : ''));
  const isWithoutCredits = kind === 'title' && fields.every(({ field }) => field !== 'credits');
  const [source] = fields.flatMap((field) => field.source ?? []);
  const none = { field: 'credits', after: [], ...(source && { source }) };
  return { record: { kind, slug }, fields: isWithoutCredits ? [...fields, none] : fields };
}
