import path from 'node:path';
import { openSigningStore } from '../src/open-store.ts';
import { ensureLocalKeys } from '../src/signing/local-keys.ts';
import { deployAll, newFolder, removeFolders } from '../src/test/built-release.ts';
import { startOperator } from '../src/test/operator-process.ts';

const CHANGES = 1_000;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

afterAll(removeFolders);

it('of a thousand racing changes of the pointer from two processes none is lost', async () => {
  const root = newFolder();
  const apps = ['mfe-title', 'mfe-people'] as const;
  await ensureLocalKeys(path.join(root, '.keys'), apps);
  const store = await openSigningStore({}, root);
  for (const app of apps) await deployAll(store, app, ['1.0.0', '2.0.0']);
  const before = (await store.generation()).number;

  const started = performance.now();
  const operators = apps.map((app) => startOperator(root, app, { count: CHANGES / 2 }));
  const ended = await Promise.all(operators.map((each) => each.ended));
  const seconds = (performance.now() - started) / 1000;

  const numbers = ended.flatMap((each) => each.numbers).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: CHANGES }, (_, index) => before + 1 + index));
  expect(await store.verifyHistory()).toMatchObject({
    generations: before + CHANGES,
    number: before + CHANGES,
  });
  const entries = (await store.history()).filter(({ what }) => what === 'activate');
  expect(entries).toHaveLength(before + CHANGES);
  say(
    `${CHANGES} changes in ${seconds.toFixed(1)} s, ${((seconds / CHANGES) * 1000).toFixed(1)} ms each, all in the history`,
  );
});
