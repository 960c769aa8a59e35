/** An error whose message tells you, at the terminal, the fault and the remedy. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** Return what to print of an error: the message alone where it was written for you, else the stack. */
export function userFacingText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ['UserFacingError', 'BuildError', 'CatalogueError', 'ReleaseError', 'ProcessError'].includes(
    error.name,
  )
    ? error.message
    : (error.stack ?? error.message);
}
