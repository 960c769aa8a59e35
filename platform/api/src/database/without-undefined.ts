/** Return the same record without the fields that hold undefined: in the database, what is not known is absent. */
export function withoutUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
