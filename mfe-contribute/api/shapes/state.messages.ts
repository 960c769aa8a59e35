export const stateOpen = 'Open';
export const stateHeld = 'Editors look at it first';
export const stateWithEditors = 'With the editors';
export const stateConflict = 'In conflict';
export const stateAccepted = 'Accepted';
export const stateRefused = 'Refused';
export const stateWithdrawn = 'Withdrawn';
export const answerIs = 'Answer: {answer}';
