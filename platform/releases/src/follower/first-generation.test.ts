import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployAll, newFolder, newStore, removeFolders } from '../test/built-release.ts';
import { openFollower, type Follower } from './follower.ts';

const followers: Follower[] = [];
afterAll(async () => {
  await Promise.all(followers.map((follower) => follower.close()));
  removeFolders();
});

describe('a new machine', () => {
  it.each([
    ['is deleted', (file: string) => rmSync(file)],
    ['is torn', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 90))],
  ])('serves what is live although live.json %s, and says so', async (_what, spoil) => {
    const { store, objects, trust, dir } = newStore();
    await deployAll(store, 'mfe-title', ['1.0.0', '2.0.0']);
    spoil(path.join(dir, 'live.json'));
    const messages: string[] = [];
    const onError = (error: unknown) => void messages.push(String(error));
    const follower = await openFollower({ store: objects, trust, cacheDir: newFolder(), onError });
    followers.push(follower);
    expect(follower.generation()).toMatchObject({ number: 2, apps: { 'mfe-title': { version: '2.0.0' } } });
    expect(follower.release('mfe-title', '2.0.0')?.version).toBe('2.0.0');
    expect(messages).toHaveLength(1);
    await store.rollback('mfe-title');
    await follower.refresh();
    expect(follower.generation()).toMatchObject({ number: 3, apps: { 'mfe-title': { version: '1.0.0' } } });
  });
});
