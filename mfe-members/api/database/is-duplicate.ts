/** Return whether an error says that a unique index has such a record already. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11_000;
