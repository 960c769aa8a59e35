import { DIALECT } from '../src/dialect/dialect.ts';

/** Which words of the dialect each file of the suite has to try. */
export const SHARES = {
  filters: /^filter /,
  indexes: /^(createIndexes|listIndexes|explain|listCollections|dropDatabase)\b/,
  reads: /^(hello|ismaster|ping|endSessions|find|getMore|killCursors|count|aggregate)\b/,
  signIn: /^(saslStart|saslContinue|connectionStatus)\b/,
  users: /^((create|update|drop)(User|Role)|usersInfo|rolesInfo)\b/,
  writes: /^(insert|update|delete|findAndModify)\b/,
} as const;

/** Return the words of a share that are not among those used. */
export function untried(share: keyof typeof SHARES, used: ReadonlySet<string>): string[] {
  return [...DIALECT].filter((word) => SHARES[share].test(word) && !used.has(word));
}
