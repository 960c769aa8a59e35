import type { PageContext } from '@sinima/contracts/remote';
import { sourceRecordQuery } from '../features/correction/api/source-record-query.ts';
import { correctedRecord } from '../features/correction/corrected-record.ts';

/** Read the record that is to be corrected, where one is named. */
export const prefetchContributePage = async ({ search, data }: PageContext): Promise<void> => {
  const record = correctedRecord(search);
  if (record !== null) await data.fetch(sourceRecordQuery(record));
};
