export const moderation = 'Moderation';
export const thisIsForModerators = 'This is for moderators.';
export const loadingCases = 'Loading cases';
export const nothingWaitsForADecision = 'Nothing waits for a decision.';
export const logIsOpen = '<log>The log of decisions</log> is open to everybody.';
