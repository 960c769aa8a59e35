/** 10,000 members with 1,000,000 ratings and 100,000 reviews on the embedded engine: how fast one rates, and whether figures are right. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { percentile } from '../src/measure/percentiles.ts';
import { memoryOfFamily } from '../src/measure/process-memory.ts';
import { countRatings, fillMembers, setFigures } from './members/fill.ts';
import { DATABASE, membersSiteOfTests } from './members/members-site.ts';
import { wrongFigures } from './members/right-figures.ts';
import { SignedInMember } from './members/signed-in-member.ts';

const AMOUNTS = { members: 10_000, ratings: 1_000_000, reviews: 100_000 };
const CONNECTIONS = 10;
const RATINGS_EACH = 200;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

const running = membersSiteOfTests();
let db: Db;

beforeAll(() => {
  db = running.client.db(DATABASE);
});

/** Resolve with the wrong figures once the catalogue has all of them, or after half a minute. */
async function settled(): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const untold = await db.collection('members_figures').countDocuments({ isTold: false });
    const wrong = untold > 0 ? [`${untold} figures are not told`] : await wrongFigures(db);
    if (wrong.length === 0 || tries === 10) return wrong;
    await wait(3_000);
  }
}

it('ratings among a million are stored, and the figures of every title are right to the digit', async () => {
  const members = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) =>
      SignedInMember.byMail(running.site.bff.origin, `rater-${index}@sinima.example`),
    ),
  );
  const filledFrom = performance.now();
  await fillMembers(db, AMOUNTS);
  await setFigures(db, await countRatings(db));
  say(`filled in ${Math.round((performance.now() - filledFrom) / 1000)} s`);

  const titles = await db.collection('titles').find().sort({ slug: 1 }).limit(RATINGS_EACH).toArray();
  const rateAll = async (member: SignedInMember, shift: number): Promise<number[]> => {
    const times: number[] = [];
    for (const [index, { slug }] of titles.entries()) {
      const startedAt = performance.now();
      const response = await member.rate(slug as string, 1 + ((index + shift) % 19) / 2);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    return times;
  };
  // The first ones tell the catalogue of all the figures that were filled in.
  for (let tries = 0; tries < 10; tries += 1) await members[0]!.rate(titles[0]!['slug'] as string, 5);
  expect(await settled()).toEqual([]);

  const times = (await Promise.all(members.map((member, index) => rateAll(member, index)))).flat();
  say(
    `${times.length} ratings over ${CONNECTIONS} connections: p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
      `p95 ${percentile(times, 0.95).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
  );
  for (const { command, megabytes } of await memoryOfFamily(running.site.engine.pid)) {
    say(`engine: ${megabytes} MB (${command.slice(0, 40)})`);
  }
  expect(await settled()).toEqual([]);

  // Somebody's mistake in the figures is found by counting anew.
  await db.collection('members_figures').updateMany({}, { $inc: { sum: 1 } });
  expect((await wrongFigures(db)).length).toBeGreaterThan(1_000);
});
