import { stableId } from '@sinima/api/database/stable-id';
import type { PartRecords } from '@sinima/api/part-records';
import type { StreetSongRecord } from './street-song.schema.ts';

const NAMES: Readonly<Record<string, string>> = {
  'first-street-song': 'First Street Song',
  'second-street-song': 'Second Street Song',
};

/** The first records of the collection: two samples, both of one title. */
const streetSongs = (): StreetSongRecord[] =>
  Object.entries(NAMES).map(([slug, name]) => ({
    _id: stableId('street-song', slug),
    slug,
    name,
    titleId: stableId('title', 'king-of-boys'),
  }));

export default (() => ({ 'street-songs': streetSongs() })) satisfies PartRecords;
