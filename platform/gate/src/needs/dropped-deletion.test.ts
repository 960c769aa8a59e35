import type { RemoteRelease } from '@sinima/contracts/release';
import { builtRemote } from '../test/built-remote.ts';
import { generation, livePointer } from '../test/surroundings.ts';
import { droppedDeletion } from './dropped-deletion.ts';

const api = { prefixes: ['songs'], collections: [], module: '', contract: '', shared: {}, migrations: [] };
const deleting = { ...api, aboutMembers: { deletion: 'songs/records' } };

const app = 'mfe-songs' as const;
const live = (ofVersion: typeof api): RemoteRelease => ({
  ...builtRemote().built,
  published: { who: 'test', when: '2026-01-01T00:00:00.000Z' },
  app,
  version: '1.0.0-00000000000a',
  api: ofVersion,
});
const inUse = generation({ [app]: livePointer('1.0.0-00000000000a', []) });

it.each([{ app, api }, { app }] as const)(
  'a part is refused that forgets to delete the records of members: %j',
  (next) => {
    expect(droppedDeletion(next, inUse, [live(deleting)])).toEqual([
      expect.stringMatching(
        /^mfe-songs 1\.0\.0-0.*a, which is live, .* DELETE \/api\/songs\/records\..*keep aboutMembers/,
      ),
    ]);
  },
);

it('a part may go live that deletes them elsewhere, or where the live version has none', () => {
  const elsewhere = { ...api, aboutMembers: { deletion: 'songs/of-member' } };
  expect(droppedDeletion({ app, api: elsewhere }, inUse, [live(deleting)])).toEqual([]);
  expect(droppedDeletion({ app, api }, inUse, [live(api)])).toEqual([]);
  expect(droppedDeletion({ app, api }, generation({}), [])).toEqual([]);
});
