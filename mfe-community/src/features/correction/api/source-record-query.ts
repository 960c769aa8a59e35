import { apiQuery } from '@sinima/runtime';
import type { NamedRecord } from '../../../record/named-record.ts';

/** A title or person as it is written in the catalogue's files. */
export const sourceRecordQuery = ({ kind, slug }: NamedRecord) =>
  kind === 'title'
    ? apiQuery('/api/dump/titles/{slug}', { path: { slug } })
    : apiQuery('/api/dump/people/{slug}', { path: { slug } });
