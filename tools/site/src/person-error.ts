/** An error whose message is meant for the person at the terminal: what is wrong, and what to do. */
export class PersonError extends Error {
  override name = 'PersonError';
}

/** What to print of an error: the message alone where it was written for a person. */
export function forPerson(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ['PersonError', 'BuildError', 'ReleaseError'].includes(error.name)
    ? error.message
    : (error.stack ?? error.message);
}
