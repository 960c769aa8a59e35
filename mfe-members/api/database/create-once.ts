import type { Model, Types } from 'mongoose';
import { isDuplicate } from './is-duplicate.ts';

/** Store a record, unless one with its id is there. @returns the record that is stored */
export async function createOnce<Stored extends { readonly _id: Types.ObjectId }>(
  model: Model<Stored>,
  record: Stored,
): Promise<Stored> {
  try {
    await model.create(record);
    return record;
  } catch (error) {
    const former = isDuplicate(error) && (await model.findById(record._id).lean<Stored>().exec());
    if (former) return former;
    throw error;
  }
}
