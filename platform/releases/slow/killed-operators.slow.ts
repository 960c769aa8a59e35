import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSigningStore } from '../src/open-store.ts';
import { ensureLocalKeys } from '../src/signing/local-keys.ts';
import { deployAll, newFolder, removeFolders } from '../src/test/built-release.ts';
import { startOperator } from '../src/test/operator-process.ts';

const KILLS = 100;

/** The longest that an operator works before it is killed, in ms. */
const LONGEST_MS = 250;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

afterAll(removeFolders);

it('an operator who is killed while publishing and activating leaves nothing half-live, a hundred times', async () => {
  const root = newFolder();
  await ensureLocalKeys(path.join(root, '.keys'), ['mfe-title']);
  const store = await openSigningStore({}, root);
  await deployAll(store, 'mfe-title', ['1.0.0']);
  let acknowledged = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    const operator = startOperator(root, 'mfe-title', { count: 1_000, publishes: true });
    await operator.ready;
    await wait(Math.random() * LONGEST_MS);
    operator.kill();
    const { numbers } = await operator.ended;
    acknowledged += numbers.length;

    const { number, apps } = await store.generation();
    const told = Math.max(0, ...numbers);
    if (number < told) throw new Error(`Generation ${told} was told of, and ${number} stands.`);
    await store.intactRelease('mfe-title', apps['mfe-title']!.version);
    await store.hold('mfe-title');
    await store.resume('mfe-title');
    if (round % 10 === 0) say(`${round} of ${KILLS} kills, ${acknowledged} changes told of`);
  }
  const { generations } = await store.verifyHistory();
  const report = await store.verify();
  expect(report.problems).toEqual([]);
  expect(report.apps.flatMap(({ problems }) => problems)).toEqual([]);
  say(
    `${KILLS} kills, ${acknowledged} changes told of, ${generations} generations in the chain, every version whole`,
  );
});
