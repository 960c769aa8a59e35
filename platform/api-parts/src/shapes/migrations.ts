/** Return the collection in which is noted which migrations of a remote's part have run; the part writes it itself. */
export function migrationsCollection(app: string): string {
  return `migrations_${app}`;
}
