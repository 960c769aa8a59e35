import type { EditState } from '../../../api/openapi.ts';

/** What the states of edits are called. */
export const STATE_TEXTS = {
  open: 'Open',
  held: 'Editors look at it first',
  'with-editors': 'With the editors',
  conflict: 'In conflict',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const satisfies Record<EditState, string>;
