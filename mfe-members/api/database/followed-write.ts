/**
 * The write concern of a write that another write of the same call follows, which is waited for: journals are written in order,
 * so that what is acknowledged last has those before it on disk.
 */
export const FOLLOWED_WRITE = { w: 'majority', j: false } as const;
