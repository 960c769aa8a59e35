/** A log of accepted changes, signed by a key of the tests. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { entryHash, FIRST_PREVIOUS, textHash, type EntryFacts, type LogEntry } from '../changes/log-entry.ts';
import type { ToldChange } from '../export/read-log.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Return the next entry of a log, with a source of its first field. */
export function signedEntry(
  before: LogEntry | undefined,
  given: Pick<EntryFacts, 'record' | 'effects'> & Partial<EntryFacts>,
  where?: string,
): ToldChange {
  const sequence = (before?.sequence ?? 0) + 1;
  const text = JSON.stringify({ where });
  const source = { hash: textHash('salt', text), salt: 'salt', text };
  const field = given.effects[0]?.fields[0]?.field ?? '';
  const facts: EntryFacts = {
    edit: `edit-${sequence}`,
    author: 7,
    kind: 'change',
    licence: 'CC0-1.0',
    decidedBy: 'votes',
    sequence,
    at: '2026-11-27T01:02:03.004Z',
    sources: where === undefined ? [] : [{ field, text: source.hash }],
    previous: before?.hash ?? FIRST_PREVIOUS,
    ...given,
  };
  const hash = entryHash(facts);
  const signature = sign(null, Buffer.from(hash, 'hex'), privateKey).toString('base64url');
  const key = publicKey.export({ format: 'jwk' }).x!;
  return { ...facts, hash, signature, key, texts: where === undefined ? [] : [source] };
}
