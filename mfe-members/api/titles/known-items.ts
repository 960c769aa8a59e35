import type { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { Types } from 'mongoose';

/** Return records with their titles; those of which the catalogue has lost the title are left out. */
export function knownItems<Stored extends { readonly titleId: Types.ObjectId }, Title extends TitleRef, Item>(
  records: readonly Stored[],
  titles: ReadonlyMap<string, Title>,
  toItem: (record: Stored, title: Title) => Item,
): Item[] {
  return records.flatMap((record) => {
    const title = titles.get(record.titleId.toHexString());
    return title ? [toItem(record, title)] : [];
  });
}
