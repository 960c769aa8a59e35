import { openSharedState, type Purge } from '@sinima/shared-state/open-shared-state';
import { RevisionNews } from './revision-news.js';

it('a new revision of the catalogue purges everything, once for all BFFs that notice it', () => {
  const log = { info: () => undefined, warn: () => undefined };
  const shared = openSharedState({ redisUrl: undefined, log });
  const told: Purge[] = [];
  shared.onPurge((purge) => told.push(purge));
  const [one, two] = [new RevisionNews(shared), new RevisionNews(shared)];
  one.tell(4);
  two.tell(4);
  two.tell(5);
  expect(told).toEqual([{ keys: ['*', 'revision:4'] }, { keys: ['*', 'revision:5'] }]);
});
