/** Changes of the pointer: decided on what is live now, written by compare-and-swap, decided anew when somebody was faster. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Trust } from '@sinima/contracts/signed';
import { WriteConflict, type ObjectStore } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { documentBytes, signDocument } from '../signing/envelope.ts';
import type { Signer } from '../signing/signer.ts';
import { formerGenerations } from './generation-chain.ts';
import { generationKey, LIVE_KEY } from './pointer-keys.ts';
import { readPointer, type ReadPointer } from './read-pointer.ts';
import { documentHash } from './verify-generation.ts';

/** How long a generation counts for readers that have not seen it yet, in days. */
const EXPIRES_AFTER_DAYS = 90;

/** Times that a change is decided anew before it gives up. */
const TRIES = 500;

/** Numbers that a recovery skips when nobody says which generation readers have seen. */
const RECOVERY_STEP = 1_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Return the number of a generation that every reader takes. @param above the highest that a reader has seen */
export function recoveryNumber(present: number, above: number | undefined): number {
  return Math.max(present + 1, above === undefined ? present + RECOVERY_STEP : above + 1);
}

/** What a change does to the apps. No changes: nothing is written. */
export interface Decided {
  readonly apps: Readonly<Record<string, LivePointer>>;
  /** Retired apps from then on; those of the former generation when absent. */
  readonly retired?: Generation['retired'];
  readonly changes: readonly Change[];
}

/** Decide what to change of a generation. Called again when somebody was faster. */
export type Decide<T extends Decided> = (generation: Generation) => Promise<T> | T;

/** What a change of the pointer needs. */
export interface PointerWriter {
  readonly objects: ObjectStore;
  readonly trust: Trust;
  readonly pointerKey: Signer | undefined;
}

/** What came of a change. */
export interface Changed<T> {
  readonly decided: T;
  /** The generation that stands now. */
  readonly generation: Generation;
}

function signerOrRefuse({ pointerKey, trust }: PointerWriter): Signer {
  if (!pointerKey) {
    throw new ReleaseError(
      'There is no key that may change the live versions. Set POINTER_SIGNING_KEY, put pointer.pem into the folder of the ' +
        'keys (RELEASE_KEYS_DIR), or make keys for this machine: npm run releases -- keys',
    );
  }
  if (trust.pointer.includes(pointerKey.key)) return pointerKey;
  throw new ReleaseError(
    `The pointer key ${pointerKey.key} is not trusted. Add it to "pointer" in the file that RELEASE_TRUST names, on ` +
      'every machine that reads the store.',
  );
}

/** Tell whether a generation stands, or is one of those that led to what stands. */
async function isInChain({ objects, trust }: PointerWriter, number: number, hash: string): Promise<boolean> {
  const present = await readPointer(objects, trust);
  if (present.generation.number <= number) return present.hash === hash;
  for await (const { generation, bytes } of formerGenerations(objects, present.generation)) {
    if (generation.number <= number) return documentHash(bytes) === hash;
  }
  return false;
}

/**
 * Write a generation: first beside `live.json`, where it stays, then as `live.json`.
 *
 * @returns whether it stands; false: somebody was faster
 */
async function write(
  writer: PointerWriter,
  { condition }: ReadPointer,
  generation: Generation,
  signer: Signer,
): Promise<boolean> {
  const { objects } = writer;
  const bytes = documentBytes(signDocument('pointer', generation, signer));
  const hash = documentHash(bytes);
  const key = generationKey(generation.number, hash);
  await objects.write(key, bytes, { absent: true });
  try {
    await objects.write(LIVE_KEY, bytes, condition);
    return true;
  } catch (error) {
    // A write whose answer was lost on the way may have been made, and its repetition is a conflict with itself.
    const stands = await isInChain(writer, generation.number, hash).catch((failed: unknown) => {
      throw error instanceof WriteConflict ? failed : error;
    });
    if (stands) return true;
    await objects.delete(key).catch(() => undefined);
    if (error instanceof WriteConflict) return false;
    throw error;
  }
}

/**
 * Change the pointer.
 *
 * @param by who, and why; `when` is the present time
 * @param number of the new generation; one more than the present one's when absent
 * @throws ReleaseError when nobody may sign here, what `decide` throws, or the store's own errors: nothing was changed
 */
export async function changePointer<T extends Decided>(
  writer: PointerWriter,
  by: Omit<Decision, 'when'>,
  decide: Decide<T>,
  numberAfter: (present: number) => number = (present) => present + 1,
): Promise<Changed<T>> {
  const signer = signerOrRefuse(writer);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const present = await readPointer(writer.objects, writer.trust);
    const decided = await decide(present.generation);
    if (decided.changes.length === 0) return { decided, generation: present.generation };
    const now = Date.now();
    const retired = decided.retired ?? present.generation.retired ?? {};
    const generation: Generation = {
      number: numberAfter(present.generation.number),
      expires: new Date(now + EXPIRES_AFTER_DAYS * DAY_MS).toISOString(),
      former: present.hash,
      when: new Date(now).toISOString(),
      ...by,
      changes: decided.changes,
      apps: decided.apps,
      ...(Object.keys(retired).length > 0 && { retired }),
    };
    if (await write(writer, present, generation, signer)) return { decided, generation };
    await wait(Math.random() * Math.min(5 * 2 ** tries, 250));
  }
  throw new ReleaseError(
    'Other changes of the live versions came first, several times. Nothing was changed; try again.',
  );
}
