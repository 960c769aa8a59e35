import { compileFilter } from '../query/filter.ts';
import type { Query } from '../query/plan.ts';
import { decodePlain } from '../bson/decoded-document.ts';
import { elements, numberOf, type RawDocument, type RawElement } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';

/** What the driver's `countDocuments` groups by; any other group is refused. */
const COUNT_GROUP = '{"_id":1,"n":{"$sum":1}}';

/**
 * Read the one pipeline that the driver sends for `countDocuments`: `$match`, `$limit` where a limit is set, and a
 * `$group` that counts.
 *
 * @throws CommandError that names the first stage that is anything else
 */
export function countQuery(pipeline: readonly RawDocument[]): Query {
  const stages = pipeline.map(stageOf);
  const [match, ...rest] = stages;
  const group = rest.pop();
  const [limit, another] = rest;
  if (match?.name !== '$match') throw notACount(match);
  if (limit && limit.name !== '$limit') throw notACount(limit);
  if (another) throw notACount(another);
  if (group?.name !== '$group' || JSON.stringify(decodePlain(group)) !== COUNT_GROUP) throw notACount(group);
  return {
    filter: compileFilter(match),
    sort: [],
    skip: 0,
    limit: limit ? positive(limit) : 0,
  };
}

function stageOf(stage: RawDocument): RawElement {
  const [first, second] = elements(stage);
  if (first && !second) return first;
  throw new CommandError(CODE.BadValue, 'A pipeline stage needs exactly one field.');
}

function notACount(stage: RawElement | undefined): CommandError {
  return unknown('aggregation other than countDocuments: the stage', stage?.name ?? 'that is missing');
}

function positive(limit: RawElement): number {
  const number = numberOf(limit);
  if (number !== undefined && Number.isInteger(number) && number > 0) return number;
  throw new CommandError(CODE.BadValue, '$limit needs a whole number above 0.');
}
