import { decodePlain } from '../bson/decoded-document.ts';
import { elements, type RawDocument } from '../bson/raw-bson.ts';
import type { Need } from './privileges.ts';

/** Stages that name collections. */
const NAMING: ReadonlySet<string> = new Set([
  '$lookup',
  '$graphLookup',
  '$unionWith',
  '$facet',
  '$out',
  '$merge',
]);

/** The rights that a pipeline needs besides reading its own collection: for every collection named within, nested ones too. */
export function pipelineNeeds(db: string, pipeline: readonly RawDocument[]): Need[] {
  return pipeline
    .filter((stage) => elements(stage).some(({ name }) => NAMING.has(name)))
    .flatMap((stage) => stageNeeds(db, decodePlain(stage)));
}

function stageNeeds(db: string, stage: unknown): Need[] {
  return Object.entries(stage ?? {}).flatMap(([operator, operand]: [string, unknown]) => {
    const fields = { ...(operand as object) } as Record<string, unknown>;
    switch (operator) {
      case '$lookup':
      case '$graphLookup':
        return [...on(db, fields['from'], 'find'), ...nested(db, fields['pipeline'])];
      case '$unionWith':
        return [
          ...on(db, typeof operand === 'string' ? operand : fields['coll'], 'find'),
          ...nested(db, fields['pipeline']),
        ];
      case '$facet':
        return Object.values(fields).flatMap((pipeline) => nested(db, pipeline));
      case '$out':
        return on(db, operand, 'insert', 'remove');
      case '$merge':
        return [
          ...on(db, typeof operand === 'string' ? operand : fields['into'], 'insert', 'update'),
          ...nested(db, fields['whenMatched']),
        ];
      default:
        return [];
    }
  });
}

function nested(db: string, pipeline: unknown): Need[] {
  return Array.isArray(pipeline) ? pipeline.flatMap((stage) => stageNeeds(db, stage)) : [];
}

/**
 * The needs for a collection that is named by its name alone, or as `{db, coll}`. A name that is none needs the whole
 * database.
 */
function on(db: string, named: unknown, ...actions: string[]): Need[] {
  if (named === undefined) return [];
  const given = typeof named === 'string' ? { coll: named } : { ...(named as object) };
  const { db: itsDb, coll }: { db?: unknown; coll?: unknown } = given;
  const resource = { db: textOf(itsDb, db), collection: textOf(coll, '') };
  return actions.map((action) => ({ ...resource, action }));
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
