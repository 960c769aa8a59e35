import { UserFacingError } from './user-facing-error.ts';

/** How long to look for the server before giving up, in milliseconds. */
const patienceMs = 5_000;

/** An address with its password hidden. */
function maskPassword(uri: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^:/@]*):.*@/, '$1:***@');
}

/**
 * Makes sure, before anything is built, that the MongoDB of `MONGODB_URI` answers.
 *
 * @throws UserFacingError with the address, the password hidden, and the remedy
 */
export async function checkDatabase(uri: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  try {
    const client = new MongoClient(uri, {
      serverSelectionTimeoutMS: patienceMs,
      connectTimeoutMS: patienceMs,
    });
    await client.db('admin').command({ ping: 1 });
    await client.close();
  } catch (error) {
    throw new UserFacingError(
      `The database at ${maskPassword(uri)} cannot be reached: ${maskPassword((error as Error).message)}\n` +
        'Check MONGODB_URI and that the server runs, or unset MONGODB_URI to use the embedded engine.',
    );
  }
}
