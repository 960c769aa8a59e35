import type { Collection, Model } from 'mongoose';

/**
 * Return the driver's collection behind a model, for calls that each request makes: to build a query and to cast its values, which
 * are right already, is a fifth of what a call costs.
 */
export const driverCollection = <Stored extends object>(model: Model<Stored>): Collection<Stored> =>
  model.db.collection<Stored>(model.collection.name);
