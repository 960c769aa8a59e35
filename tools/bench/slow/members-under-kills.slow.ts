/** 1,000 writes of 20 devices of one member, while BFF, part and engine are killed between them. */
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from '@sinima/seeded-random';
import { DATABASE, membersSiteOfTests } from './members/members-site.ts';
import { killPart } from './members/kill-part.ts';
import { raceOn, type RatingWrite } from './members/racing-device.ts';
import { wrongFigures } from './members/right-figures.ts';
import { SignedInMember } from './members/signed-in-member.ts';

const DEVICES = 20;
const WRITES_EACH = 50;
const TITLES = 10;

/** After so many writes something is killed, in turn. */
const KILL_EVERY = 100;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

const running = membersSiteOfTests();

const killMembers = (): Promise<void> => killPart(running.site.bff, 'mfe-members');

async function killBff(): Promise<void> {
  process.kill(running.site.bff.pid, 'SIGKILL');
  await running.site.bff.ended;
  await running.site.restartBff();
}

async function killEngine(): Promise<void> {
  process.kill(running.site.engine.pid, 'SIGKILL');
  await running.site.engine.ended;
  await running.site.restartEngine();
}

/** Return the writes of a title that may stand at the end: those after which no other one was begun. */
const possiblyLast = (writes: readonly RatingWrite[]): RatingWrite[] =>
  writes.filter((write) => writes.every((other) => other === write || other.begunAt <= write.doneAt));

it('nothing that was acknowledged is lost, and nothing is there twice', async () => {
  const devices: SignedInMember[] = [];
  for (let device = 0; device < DEVICES; device += 1) {
    devices.push(await SignedInMember.asDemoPerson(running.site.bff.origin));
  }
  const db = running.client.db(DATABASE);
  const slugs = (await db.collection('titles').find().sort({ slug: 1 }).limit(TITLES).toArray()).map(
    ({ slug }) => String(slug),
  );
  const random = randomOf('devices');
  const writesOf = () =>
    Array.from({ length: WRITES_EACH }, () => ({
      slug: slugs[Math.floor(random() * TITLES)]!,
      rating: 1 + Math.floor(random() * 19) / 2,
    }));

  let done = 0;
  const kills = [killMembers, killBff, killEngine];
  const killed: string[] = [];
  let killing = Promise.resolve();
  const onDone = (): void => {
    done += 1;
    if (done % KILL_EVERY !== 0 || done === DEVICES * WRITES_EACH) return;
    const kill = kills[killed.length % kills.length]!;
    killed.push(kill.name);
    killing = killing.then(kill);
  };
  const startedAt = performance.now();
  const raced = await Promise.all(
    devices.map((device, index) => raceOn(device, `device-${index}`, writesOf(), onDone)),
  );
  await killing;
  say(`${done} writes in ${Math.round((performance.now() - startedAt) / 1000)} s, with ${killed.join(', ')}`);
  expect(killed.length).toBe(9);

  const ratings = raced.flatMap((one) => one.ratings);
  const noted = raced.flatMap((one) => one.noted);
  const titles = await db
    .collection('titles')
    .find({ slug: { $in: slugs } })
    .toArray();
  for (const { _id, slug } of titles) {
    const stored = await db.collection('members_ratings').find({ titleId: _id }).toArray();
    const last = possiblyLast(ratings.filter((write) => write.slug === slug)).map(({ rating }) => rating * 2);
    expect(stored).toHaveLength(1);
    expect(last).toContain(stored[0]!['halfSteps']);
  }
  const diary = await db.collection('members_diary').find().toArray();
  expect(diary.map(({ where }) => String(where)).sort()).toEqual([...noted].sort());

  // A change that a kill cut off is counted anew with the next change after a minute, of another title too.
  await wait(61_000);
  const other = await db.collection('titles').findOne({ slug: { $nin: slugs } });
  const response = await devices[0]!.rate(String(other!['slug']), 5);
  expect(response.status).toBe(200);
  for (let tries = 0; tries < 20 && (await wrongFigures(db)).length > 0; tries += 1) await wait(500);
  expect(await wrongFigures(db)).toEqual([]);
});
