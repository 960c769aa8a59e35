/** Changes of the pointer: decided on the live generation, written by compare-and-swap, decided again when somebody was faster. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Decision, Generation } from '@sinima/contracts/pointer';
import { WriteConflict } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { documentBytes, signDocument } from '../signing/envelope.ts';
import type { Signer } from '../signing/signer.ts';
import type { StoreContext } from '../versions/store-context.ts';
import { withEndedCanaries } from './ended-canaries.ts';
import { formerGenerations } from './generation-chain.ts';
import { generationKey, LIVE_KEY } from './pointer-keys.ts';
import type { Decide, PointerChange } from './pointer-change.ts';
import { readPointer, type ReadPointer } from './read-pointer.ts';
import { documentHash } from './verify-generation.ts';

/** How long a generation counts for readers that have not seen it yet, in days. */
const EXPIRES_AFTER_DAYS = 90;

/** Times that a change is decided anew before it gives up. */
const TRIES = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

function signerOrRefuse({ pointerKey, trust }: StoreContext): Signer {
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

/** Tell whether a generation is live, or an ancestor of the live one. */
async function isInChain({ objects, trust }: StoreContext, number: number, hash: string): Promise<boolean> {
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
  context: StoreContext,
  { condition }: ReadPointer,
  generation: Generation,
  signer: Signer,
): Promise<boolean> {
  const { objects } = context;
  const bytes = documentBytes(signDocument('pointer', generation, signer));
  const hash = documentHash(bytes);
  const key = generationKey(generation.number, hash);
  await objects.write(key, bytes, { absent: true });
  try {
    await objects.write(LIVE_KEY, bytes, condition);
    return true;
  } catch (error) {
    // A write whose answer was lost on the way may have been made, and its repetition is a conflict with itself.
    const stands = await isInChain(context, generation.number, hash).catch((failed: unknown) => {
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
 * @param decision who decides now, and why
 * @param numberAfter number of the new generation; one more than the present one's when absent
 * @throws ReleaseError when nobody may sign here, what `decide` throws, or the store's own errors: nothing was changed
 */
export async function changePointer(
  context: StoreContext,
  decision: () => Decision,
  decide: Decide,
  numberAfter: (present: number) => number = (present) => present + 1,
): Promise<PointerChange> {
  const signer = signerOrRefuse(context);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const present = await readPointer(context.objects, context.trust);
    const by = decision();
    const {
      apps,
      changes,
      notes,
      retired = present.generation.retired ?? {},
    } = withEndedCanaries(present.generation, await decide(present.generation, by));
    if (changes.length === 0) return { changes, notes, generation: present.generation };
    const generation: Generation = {
      number: numberAfter(present.generation.number),
      expires: new Date(Date.parse(by.when) + EXPIRES_AFTER_DAYS * DAY_MS).toISOString(),
      former: present.hash,
      ...by,
      changes,
      apps,
      ...(Object.keys(retired).length > 0 && { retired }),
    };
    if (await write(context, present, generation, signer)) return { changes, notes, generation };
    await wait(Math.random() * Math.min(5 * 2 ** tries, 250));
  }
  throw new ReleaseError(
    'Other changes of the live versions came first, several times. Nothing was changed; try again.',
  );
}
