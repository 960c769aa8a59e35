import type { EditableKind } from '../../api/shapes/record-fields.ts';

/** How the API's addresses name the kinds of records. */
export const RECORD_SEGMENTS = {
  title: 'titles',
  person: 'people',
  award: 'awards',
  festival: 'festivals',
  list: 'lists',
} as const satisfies Record<EditableKind, string>;
