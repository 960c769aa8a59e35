import type { Message } from '@sinima/contracts/text';
import type { EditState } from '../../../api/openapi.ts';
import * as messages from './edits.messages.ts';

/** What the states of edits are called. */
export const STATE_TEXTS = {
  open: messages.stateOpen,
  held: messages.stateHeld,
  'with-editors': messages.stateWithEditors,
  conflict: messages.stateConflict,
  accepted: messages.stateAccepted,
  refused: messages.stateRefused,
  withdrawn: messages.stateWithdrawn,
} as const satisfies Record<EditState, Message>;
