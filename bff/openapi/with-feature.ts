import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiFeature } from '../src/extension/api-feature.js';
import { operationsOf } from '@sinima/api-contract/operations-of';

/**
 * Return a document with the part of a feature in it, under the feature's tag.
 *
 * @throws Error where the feature gives a schema or an operation a name that another one has
 */
export function withFeature(
  whole: OpenAPIObject,
  { name, owner, summary }: ApiFeature,
  part: OpenAPIObject,
): OpenAPIObject {
  const known = new Set(operationsOf(whole).map(({ operation }) => operation.operationId));
  for (const { operation } of operationsOf(part)) {
    if (known.has(operation.operationId)) {
      throw new Error(
        `${name} has an operation ${operation.operationId}, which there is already. Rename it.`,
      );
    }
    operation.tags = [name];
  }
  for (const [schema, its] of Object.entries(part.components?.schemas ?? {})) {
    const other = whole.components?.schemas?.[schema];
    if (other && !isDeepStrictEqual(written(other), written(its))) {
      throw new Error(`${name} has a schema ${schema}, and there is another of that name. Rename its class.`);
    }
  }
  return {
    ...whole,
    tags: [...(whole.tags ?? []), { name, description: summary, 'x-owner': owner } as { name: string }],
    paths: { ...whole.paths, ...part.paths },
    components: {
      ...whole.components,
      schemas: withMissing(whole.components?.schemas ?? {}, part.components?.schemas ?? {}),
    },
  };
}

/** Add what is not there yet after what is, whose order stays: generated files of other features do not change. */
const withMissing = <Value>(
  known: Record<string, Value>,
  more: Record<string, Value>,
): Record<string, Value> => ({
  ...known,
  ...Object.fromEntries(Object.entries(more).filter(([name]) => !(name in known))),
});

/** What of a schema is written down: keys that hold undefined are not. */
const written = (schema: object): unknown => JSON.parse(JSON.stringify(schema));
