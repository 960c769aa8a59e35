import type { Candidate } from './search-source.js';

/** Records that answer a query, in their order. */
export interface Matches {
  /** How many there are. */
  readonly total: number;
  /** Read matches from an offset on, at most the given number. */
  read(skip: number, limit: number): Promise<readonly Candidate[]>;
}

/** Return matches that are all read already. */
export function listed(items: readonly Candidate[]): Matches {
  return { total: items.length, read: async (skip, limit) => items.slice(skip, skip + limit) };
}

/** Return the matches of each part, one part after the other. */
export function inTurn(...parts: readonly Matches[]): Matches {
  return {
    total: parts.reduce((sum, part) => sum + part.total, 0),
    read: async (skip, limit) => {
      const read: Candidate[] = [];
      let before = 0;
      for (const part of parts) {
        const from = Math.max(0, skip + read.length - before);
        const wanted = limit - read.length;
        if (wanted > 0 && from < part.total) read.push(...(await part.read(from, wanted)));
        before += part.total;
      }
      return read;
    },
  };
}
