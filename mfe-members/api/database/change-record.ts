import { ConflictException } from '@nestjs/common';
import type { Model, QueryFilter, Types } from 'mongoose';
import { isDuplicate } from './is-duplicate.ts';

/** A record that several calls may change at a time. */
export interface Versioned {
  readonly _id: Types.ObjectId;
  /** Goes up with each change. */
  readonly version: number;
}

/** How often a change begins anew that another call interrupts. */
const MOST_TRIES = 20;

/**
 * Replace a record by the result of `next`, so that no change of another call is lost; `next` may be called several times.
 *
 * @param next makes the new record; from null, where there is none. An unchanged record stays; null: no record is made
 * @returns the record as it is stored then
 */
export async function changeRecord<Stored extends Versioned>(
  model: Model<Stored>,
  filter: QueryFilter<Stored>,
  next: (before: Stored | null) => Stored | null,
): Promise<Stored | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = (await model.findOne(filter).lean().exec()) as Stored | null;
    const wanted = next(before);
    if (wanted === null || wanted === before) return before;
    const after = { ...wanted, version: (before?.version ?? 0) + 1 };
    if (await replace(model, before, after)) return after;
  }
  throw new ConflictException('This is being changed elsewhere. Please try again.');
}

async function replace<Stored extends Versioned>(
  model: Model<Stored>,
  before: Stored | null,
  after: Stored,
): Promise<boolean> {
  if (before) {
    const asRead = { _id: before._id, version: before.version } as QueryFilter<Stored>;
    return (await model.replaceOne(asRead, after)).matchedCount > 0;
  }
  try {
    await model.create(after);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
