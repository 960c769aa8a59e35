import { find } from '../query/find.ts';
import type { Query } from '../query/plan.ts';
import type { Collection } from '../storage/collection.ts';

/** How a find is carried out, in the form that MongoDB tells it. */
export function explanation(
  namespace: string,
  collection: Collection | undefined,
  query: Query,
): Record<string, unknown> {
  const startedAt = performance.now();
  const found = collection && find(collection, query);
  const scan = found?.scan;
  const read = scan
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          indexName: scan.index.name,
          keyPattern: Object.fromEntries(scan.index.definition.key),
          isMultiKey: scan.index.isMultikey,
          direction: scan.reverse ? 'backward' : 'forward',
          intervals: scan.intervals.length,
        },
      }
    : { stage: 'COLLSCAN' };
  const isSorted = query.sort.length === 0 || scan?.isSorted === true;
  return {
    queryPlanner: {
      namespace,
      winningPlan: isSorted ? read : { stage: 'SORT', inputStage: read },
      rejectedPlans: [],
    },
    executionStats: {
      executionSuccess: true,
      nReturned: found?.slots.length ?? 0,
      executionTimeMillis: Math.round(performance.now() - startedAt),
      totalKeysExamined: found?.keysExamined ?? 0,
      totalDocsExamined: found?.docsExamined ?? 0,
    },
  };
}
