export const accountLimited = 'Your account is limited.';
export const accountSuspended = 'Your account is suspended.';
export const limitedUntilTakenBack =
  'You can rate and keep your diary; you cannot publish, like, follow or report until a moderator takes this back. The reason: {why}';
export const limitedUntil =
  'You can rate and keep your diary; you cannot publish, like, follow or report until {day}. The reason: {why}';
export const suspendedUntilTakenBack =
  'You cannot write anything, and your ratings do not count until a moderator takes this back. The reason: {why}';
export const suspendedUntil =
  'You cannot write anything, and your ratings do not count until {day}. The reason: {why}';
export const readTheDecisionAndAppeal = 'Read the decision and appeal';
