import * as messages from './state.messages.ts';

/** What the states of edits are called. */
export const STATE_TEXTS = {
  open: messages.stateOpen,
  held: messages.stateHeld,
  'with-editors': messages.stateWithEditors,
  conflict: messages.stateConflict,
  accepted: messages.stateAccepted,
  refused: messages.stateRefused,
  withdrawn: messages.stateWithdrawn,
} as const;
