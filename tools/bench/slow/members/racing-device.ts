import { setTimeout as wait } from 'node:timers/promises';
import type { SignedInMember } from './signed-in-member.ts';

/** A write of a device, with when it was begun and acknowledged (`performance.now()`). */
export interface RatingWrite {
  readonly slug: string;
  readonly rating: number;
  readonly begunAt: number;
  readonly doneAt: number;
}

/** Between two tries of one write, in ms. */
const PAUSE_MS = 200;

/** Write as a device does that keeps what it could not send: the same again, with the same key, until it is acknowledged. */
async function writeUntilDone(ask: () => Promise<Response>): Promise<void> {
  for (;;) {
    const response = await ask().catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) return;
    const status = response?.status ?? 503;
    // 409: the same write is being done, or another device changes the same record.
    if (status < 500 && status !== 409 && status !== 429) throw new Error(`A write was refused: ${status}`);
    await wait(PAUSE_MS);
  }
}

/** Rate titles one after the other, and note each third one in the diary. */
export async function raceOn(
  device: SignedInMember,
  name: string,
  writes: readonly { readonly slug: string; readonly rating: number }[],
  onDone: () => void,
): Promise<{ readonly ratings: RatingWrite[]; readonly noted: string[] }> {
  const ratings: RatingWrite[] = [];
  const noted: string[] = [];
  for (const [index, { slug, rating }] of writes.entries()) {
    if (index % 3 === 2) {
      const where = `${name} ${index}`;
      const entry = { title: slug, watchedOn: '2026-01-16', where };
      await writeUntilDone(() => device.ask('POST', '/api/me/diary', entry, `${name}-${index}`));
      noted.push(where);
    } else {
      const begunAt = performance.now();
      await writeUntilDone(() => device.rate(slug, rating));
      ratings.push({ slug, rating, begunAt, doneAt: performance.now() });
    }
    onDone();
  }
  return { ratings, noted };
}
