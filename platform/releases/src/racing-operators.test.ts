import path from 'node:path';
import { openSigningStore } from './open-store.ts';
import { ensureLocalKeys } from './signing/local-keys.ts';
import { deployAll, newFolder, removeFolders } from './test/built-release.ts';
import { startOperator } from './test/operator-process.ts';

afterAll(removeFolders);

it('two operators who publish and activate at the same time lose nothing of each other', async () => {
  const root = newFolder();
  await ensureLocalKeys(path.join(root, '.keys'), ['mfe-title', 'mfe-people']);
  const operators = ['mfe-title', 'mfe-people'].map((app) =>
    startOperator(root, app, { count: 10, publishes: true }),
  );
  const ended = await Promise.all(operators.map((each) => each.ended));
  expect(ended.map(({ code, errors }) => ({ code, errors }))).toEqual([
    { code: 0, errors: '' },
    { code: 0, errors: '' },
  ]);

  const store = await openSigningStore({}, root);
  const numbers = ended.flatMap((each) => each.numbers).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await store.verifyHistory()).toMatchObject({ generations: 20, number: 20 });
  expect((await store.verify()).apps.map(({ versions, problems }) => [versions.length, problems])).toEqual([
    [10, []],
    [10, []],
  ]);
});

it('two operators who change the same app at the same time each make the changes that they are told of', async () => {
  const root = newFolder();
  await ensureLocalKeys(path.join(root, '.keys'), ['mfe-title']);
  const store = await openSigningStore({}, root);
  await deployAll(store, 'mfe-title', ['1.0.0', '2.0.0']);
  const operators = [1, 2].map(() => startOperator(root, 'mfe-title', { count: 10 }));
  const ended = await Promise.all(operators.map((each) => each.ended));
  const numbers = ended.flatMap((each) => each.numbers).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 3));
  expect(await store.verifyHistory()).toMatchObject({ generations: numbers.length + 2 });
});
