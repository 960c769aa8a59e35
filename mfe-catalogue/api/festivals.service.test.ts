import type { CatalogueReads } from '@sinima/api/catalogue-reads';
import { stableId } from '@sinima/api/database/stable-id';
import type { Model } from 'mongoose';
import { FestivalsService } from './festivals.service.ts';
import type { FestivalRecord } from './festival.schema.ts';

const title = { id: stableId('title', 'best').toHexString(), slug: 'best', displayTitle: 'Best' };
const record = {
  _id: stableId('festival', 'river-festival'),
  slug: 'river-festival',
  name: 'River Festival',
  editions: [
    {
      year: 2023,
      juries: [],
      selections: [{ section: 'All', titles: [{ titleId: stableId('title', 'best') }] }],
      sources: [],
    },
  ],
};

it('a festival is shown on a BFF that tells neither of merges nor of splits', async () => {
  const festivals = { findOne: () => ({ lean: async () => record }) } as unknown as Model<FestivalRecord>;
  const older = {
    bestTitles: async () => [],
    titleCards: async () => [title],
    personCards: async () => [],
  } as unknown as CatalogueReads;
  const { editions } = await new FestivalsService(festivals, older).bySlug('river-festival');
  expect(JSON.stringify(editions)).toContain('"Best"');
});
