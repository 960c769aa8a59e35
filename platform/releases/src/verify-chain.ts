/** Whether the history is whole: what a stranger with the public keys can tell. */
import type { Signed, Trust } from '@sinima/contracts/signed';
import { formerGenerations } from './pointer/generation-chain.ts';
import { readPointer } from './pointer/read-pointer.ts';
import { parseSigned, signingKey } from './signing/envelope.ts';
import type { StoreContext } from './versions/store-context.ts';

/** What the chain of generations shows. */
export interface ChainReport {
  /** Generations from the first to the present one. */
  readonly generations: number;
  /** How many of them a key signed that is no longer trusted: the hash in a later one vouches for them. */
  readonly byFormerKeys: number;
  /** The first generation's time, and the present one's number and SHA-256 (hex). */
  readonly since: string;
  readonly number: number;
  readonly hash: string | null;
}

function isSignedByFormerKey(document: Signed<unknown>, trust: Trust): boolean {
  return signingKey('pointer', document, trust.pointer) === undefined;
}

/**
 * Verify the whole history: the present generation is signed by a trusted key, and each names the hash of the one before.
 *
 * @throws ReleaseError naming the first document that is missing, altered, or signed by nobody
 */
export async function verifyChain({ objects, trust }: StoreContext): Promise<ChainReport> {
  const { generation, hash } = await readPointer(objects, trust);
  let generations = hash === null ? 0 : 1;
  let byFormerKeys = 0;
  let since = generation.when;
  for await (const { key, bytes, generation: former } of formerGenerations(objects, generation)) {
    generations += 1;
    since = former.when;
    if (isSignedByFormerKey(parseSigned(bytes, key), trust)) byFormerKeys += 1;
  }
  return { generations, byFormerKeys, since, number: generation.number, hash };
}
