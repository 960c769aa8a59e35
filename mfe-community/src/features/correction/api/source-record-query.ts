import { apiQuery } from '@sinima/runtime';
import type { CorrectedRecord } from '../corrected-record.ts';

/** A title or person as it is written in the catalogue's files. */
export const sourceRecordQuery = ({ kind, slug }: CorrectedRecord) =>
  kind === 'title'
    ? apiQuery('/api/dump/titles/{slug}', { path: { slug } })
    : apiQuery('/api/dump/people/{slug}', { path: { slug } });
