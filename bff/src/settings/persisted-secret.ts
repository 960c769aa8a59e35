import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Return a secret of a site that was given none: made once, kept in a file of this name where only its owner reads it, so
 * that sessions, or the database, outlive a restart. The file is complete or absent, even when several processes make it at
 * the same time.
 */
export function persistedSecret(dataDir: string, name: 'session-secret' | 'database-secret'): string {
  const file = path.join(dataDir, name);
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
