import type { Connection } from 'mongoose';
import { ownsCollection } from '../extension/api-feature.js';
import { RefusedFeatureError } from './refused-feature-error.js';

/** Stages that name another collection, and where in them its name stands. */
const NAMING_STAGES: Readonly<Record<string, readonly string[]>> = {
  $lookup: ['from'],
  $graphLookup: ['from'],
  $unionWith: ['coll'],
  $merge: ['into', 'coll'],
  $out: ['coll'],
};

/**
 * Return a connection for one feature, over the same sockets, with models of its own. It opens the feature's collections
 * and no others, through models or without them.
 */
export function ownCollections(connection: Connection, feature: string): Connection {
  const own = connection.useDb(connection.name);
  const { db } = own;
  if (!db) throw new Error('The database is not connected yet.');
  const collection = own.collection.bind(own);
  own.collection = (name: string, ...rest: []) => {
    check(feature, name);
    return collection(name, ...rest);
  };
  const ownDb = guarded(db, {
    collection: (name: string, ...rest: []) => {
      check(feature, name);
      const native = db.collection(name, ...rest);
      return guarded(native, {
        aggregate: (pipeline: object[] = [], ...options: []) => {
          namedIn(pipeline).forEach((named) => check(feature, named));
          return native.aggregate(pipeline, ...options);
        },
      });
    },
  });
  Object.defineProperty(own, 'db', { value: ownDb });
  return own;
}

function check(feature: string, collection: string): void {
  if (ownsCollection(feature, collection)) return;
  throw new RefusedFeatureError(
    `The feature ${feature} opens the collection "${collection}". Its own are "${feature}" and "${feature}_…"; ` +
      'it reads titles and people through CatalogueReads.',
  );
}

/** Return an object with some of its methods replaced; all else goes to the object itself. */
function guarded<T extends object>(target: T, replaced: object): T {
  return new Proxy(target, {
    get: (_target, key) => {
      if (Object.hasOwn(replaced, key)) return replaced[key as never];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Return the collections that a pipeline names, those of pipelines within it too. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(key in NAMING_STAGES ? namesOf(inner, NAMING_STAGES[key] ?? []) : []),
    ...namedIn(inner),
  ]);
}

function namesOf(stage: unknown, path: readonly string[]): string[] {
  if (typeof stage === 'string') return [stage];
  const [, ...rest] = path;
  const [key = ''] = path;
  const inner: unknown = (stage as Readonly<Record<string, unknown>> | null)?.[key];
  if (typeof inner === 'string') return [inner];
  return rest.length > 0 && typeof inner === 'object' ? namesOf(inner, rest) : [];
}
