import type { Model, QueryFilter } from 'mongoose';
import { MAX_DEPTH, type ListPage, type PageRequest } from '../http/list-page.ts';

/** The filter and the order of a page. */
export interface PageQuery<Stored> {
  readonly filter: QueryFilter<Stored>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  /** How many there are, when that is known beforehand. */
  readonly total?: number;
}

/**
 * Find one page of records, and count them all: exactly up to {@link MAX_DEPTH}, beyond which the count is a
 * lower bound unless it was known or nothing is filtered: how many a collection holds, the database knows without
 * reading it. A page past the last, or deeper than that, is empty.
 */
export async function findPage<Stored>(
  model: Model<Stored>,
  { filter, sort, total }: PageQuery<Stored>,
  { page, pageSize }: PageRequest,
): Promise<ListPage<Stored>> {
  const skip = (page - 1) * pageSize;
  const limit = Math.min(pageSize, MAX_DEPTH - skip);
  const isWhole = Object.keys(filter).length === 0;
  const [items, count] = await Promise.all([
    limit > 0 ? model.find(filter).sort(sort).skip(skip).limit(limit).lean<Stored[]>().exec() : [],
    total ??
      (isWhole
        ? model.estimatedDocumentCount().exec()
        : model.countDocuments(filter).limit(MAX_DEPTH).exec()),
  ]);
  return { items, total: count, totalIsExact: total !== undefined || isWhole || count < MAX_DEPTH };
}

/** A list of which nothing is asked for, because nothing can match. */
export const EMPTY_PAGE: ListPage<never> = { items: [], total: 0, totalIsExact: true };

/** Return the same page with each item in another form. */
export function mapPage<Stored, Item>(
  list: ListPage<Stored>,
  toItem: (stored: Stored) => Item,
): ListPage<Item> {
  return { ...list, items: list.items.map(toItem) };
}
