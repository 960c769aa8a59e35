/** The parts of our API's contract that another API lacks. */
import type { OpenApi, Operation, Schema } from '@sinima/contracts/openapi-document';
import { answerSchema, mayBeNull, valueSchema } from './document/open-api.ts';

/** How deep answers are compared: schemas may contain themselves. */
const MAX_DEPTH = 8;

/** One of the two documents. */
interface Side {
  readonly openapi: OpenApi;
  readonly schema: Schema;
}

/** Return what the answer there lacks of ours, by paths of fields: `titles.items[].slug`. */
function missingIn(there: Side, ours: Side, path: string, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const theirs = valueSchema(there.schema, there.openapi);
  const own = valueSchema(ours.schema, ours.openapi);
  if (own.items) {
    if (!theirs.items) return [`${path || 'the answer'} is no list`];
    const within = [
      { ...there, schema: theirs.items },
      { ...ours, schema: own.items },
    ] as const;
    return missingIn(...within, `${path}[]`, depth + 1);
  }
  return Object.entries(own.properties ?? {}).flatMap(([name, property]) => {
    const field = path === '' ? name : `${path}.${name}`;
    const found = theirs.properties?.[name];
    if (!found) return [`has no ${field}`];
    const becomesNull = mayBeNull(found, there.openapi) && !mayBeNull(property, ours.openapi);
    const within = [
      { ...there, schema: found },
      { ...ours, schema: property },
    ] as const;
    return [
      ...(becomesNull ? [`may have null for ${field}`] : []),
      ...missingIn(...within, field, depth + 1),
    ];
  });
}

const queryNames = ({ parameters = [] }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

function operationDifferences(
  name: string,
  there: Operation,
  ours: Operation,
  sides: [OpenApi, OpenApi],
): string[] {
  const taken = queryNames(there);
  const refused = queryNames(ours).filter((parameter) => !taken.includes(parameter));
  const required = (there.parameters ?? []).filter(
    (parameter) =>
      parameter.in === 'query' && parameter.required && !queryNames(ours).includes(parameter.name),
  );
  const [theirAnswer, ourAnswer] = [answerSchema(there), answerSchema(ours)];
  const fields =
    theirAnswer && ourAnswer
      ? missingIn({ openapi: sides[0], schema: theirAnswer }, { openapi: sides[1], schema: ourAnswer }, '')
      : [];
  return [
    ...refused.map((parameter) => `takes no "${parameter}"`),
    ...required.map((parameter) => `requires "${parameter.name}"`),
    ...fields,
  ].map((difference) => `${name} ${difference}`);
}

/**
 * Return what another API lacks of ours, one sentence each; nothing where everything that our pages may ask is there.
 * Additions in the other API do no harm.
 *
 * @example ['GET /api/genres is not there', 'GET /api/titles has no [].rank']
 */
export function apiDifferences(there: OpenApi, ours: OpenApi): string[] {
  return Object.entries(ours.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${template}`;
      const found = there.paths[template]?.[method];
      if (!found) return [`${name} is not there`];
      return operationDifferences(name, found, operation, [there, ours]);
    }),
  );
}
