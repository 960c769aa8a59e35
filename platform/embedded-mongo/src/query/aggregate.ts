import { Aggregator, Context } from 'mingo';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import {
  $addFields,
  $group,
  $project,
  $replaceRoot,
  $replaceWith,
  $set,
  $sortByCount,
  $unset,
  $unwind,
} from 'mingo/operators/pipeline';
import { decodePlain, decodePlainValue, encode, type Decoded } from '../bson/decoded-document.ts';
import {
  TYPE,
  documentEnd,
  elements,
  numberOf,
  stringAt,
  type RawDocument,
  type RawElement,
} from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Collection } from '../storage/collection.ts';
import { compileFilter } from './filter.ts';
import { count, find } from './find.ts';
import type { Query } from './plan.ts';
import { compileSort, sortKey } from './sort-order.ts';

/** Stages that mingo runs, on decoded documents. */
const MINGO_STAGES = {
  $addFields,
  $group,
  $project,
  $replaceRoot,
  $replaceWith,
  $set,
  $sortByCount,
  $unset,
  $unwind,
};

const OPTIONS = {
  context: Context.init({ accumulator: accumulators, expression: expressions, pipeline: MINGO_STAGES }),
  scriptEnabled: false,
};

/**
 * Runs a pipeline. `$match`, `$sort`, `$skip` and `$limit` at its beginning use the indexes; a count of what they leave
 * does not look into documents where it can. Of other stages, a small set is known.
 */
export function aggregate(
  collection: Collection | undefined,
  pipeline: readonly RawDocument[],
  hint?: string,
): Buffer[] {
  const stages = pipeline.map(stageOf);
  for (const { name } of stages) if (!isKnown(name)) throw unknown('aggregation stage', name);
  const { query, rest } = leadingQuery(stages, hint);
  const [next, ...afterCount] = rest;
  const field = next && query.sort.length === 0 ? countField(next) : undefined;
  if (field) {
    const counted = collection ? count(collection, query) : 0;
    const result = counted > 0 ? [encode({ ...field.id, [field.name]: counted })] : [];
    return afterCount.reduce(runStage, result);
  }
  const found = collection
    ? find(collection, query).slots.map((slot) => copyOf(collection.heap.at(slot)))
    : [];
  return rest.reduce(runStage, found);
}

function stageOf(stage: RawDocument): RawElement {
  const [first, second] = elements(stage);
  if (first && !second) return first;
  throw new CommandError(
    CODE.badValue,
    'A pipeline stage specification object must contain exactly one field.',
  );
}

function isKnown(name: string): boolean {
  return Object.hasOwn(MINGO_STAGES, name) || Object.hasOwn(OWN_STAGES, name);
}

/** What the first stages ask, as one query, and the stages after them. */
function leadingQuery(
  stages: readonly RawElement[],
  hint: string | undefined,
): { query: Query; rest: readonly RawElement[] } {
  const order = ['$match', '$sort', '$skip', '$limit'];
  const taken = new Map<string, RawElement>();
  let last = -1;
  for (const stage of stages) {
    const at = order.indexOf(stage.name);
    if (at <= last) break;
    taken.set(stage.name, stage);
    last = at;
  }
  const skip = taken.get('$skip');
  const limit = taken.get('$limit');
  const query: Query = {
    filter: compileFilter(objectIn(taken.get('$match'))),
    sort: compileSort(objectIn(taken.get('$sort'))),
    skip: skip ? wholeNumber(skip, 0) : 0,
    limit: limit ? wholeNumber(limit, 1) : 0,
    hint,
  };
  return { query, rest: stages.slice(taken.size) };
}

/** The field that a stage puts a bare count into: `$count`, or the `$group` by which drivers count. */
function countField(stage: RawElement): { name: string; id: { _id?: unknown } } | undefined {
  if (stage.name === '$count') return { name: countName(stage), id: {} };
  if (stage.name !== '$group') return undefined;
  const { _id, n, ...others } = decodePlain(stage) as { _id?: unknown; n?: { $sum?: unknown } };
  const isCount = (_id === 1 || _id === null) && n?.$sum === 1 && Object.keys(n).length === 1;
  return isCount && Object.keys(others).length === 0 ? { name: 'n', id: { _id } } : undefined;
}

const OWN_STAGES: Readonly<Record<string, (documents: Buffer[], stage: RawElement) => Buffer[]>> = {
  $match: (documents, stage) => {
    const filter = compileFilter(objectOf(stage));
    return documents.filter((document) => filter.matches(document, 0));
  },
  $sort: (documents, stage) => {
    const fields = compileSort(objectOf(stage));
    return documents
      .map((document) => ({ document, key: sortKey(fields, document, 0) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ document }) => document);
  },
  $skip: (documents, stage) => documents.slice(wholeNumber(stage, 0)),
  $limit: (documents, stage) => documents.slice(0, wholeNumber(stage, 1)),
  $count: (documents, stage) =>
    documents.length > 0 ? [encode({ [countName(stage)]: documents.length })] : [],
  $sample: (documents, stage) => {
    const { size } = decodePlain(objectOf(stage));
    if (typeof size !== 'number' || !(size > 0))
      throw new CommandError(CODE.badValue, '$sample needs a size above 0.');
    const left = [...documents];
    const chosen: Buffer[] = [];
    while (chosen.length < size && left.length > 0) {
      chosen.push(...left.splice(Math.floor(Math.random() * left.length), 1));
    }
    return chosen;
  },
};

function runStage(documents: Buffer[], stage: RawElement): Buffer[] {
  const own = OWN_STAGES[stage.name];
  if (own) return own(documents, stage);
  try {
    const decoded = documents.map((buffer) => decodePlain({ buffer, start: 0 }));
    const pipeline = [{ [stage.name]: decodePlainValue(stage) }];
    return new Aggregator(pipeline, OPTIONS).run<Decoded>(decoded).map(encode);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(CODE.badValue, `${stage.name} cannot be run: ${(error as Error).message}`);
  }
}

function copyOf({ buffer, start }: RawDocument): Buffer {
  return Buffer.from(buffer.subarray(start, documentEnd(buffer, start)));
}

function objectIn(stage: RawElement | undefined): RawDocument | undefined {
  return stage && objectOf(stage);
}

function objectOf(stage: RawElement): RawDocument {
  if (stage.type === TYPE.object) return stage;
  throw new CommandError(CODE.badValue, `${stage.name} needs an object.`);
}

function wholeNumber(stage: RawElement, least: number): number {
  const number = numberOf(stage);
  if (number !== undefined && Number.isInteger(number) && number >= least) return number;
  throw new CommandError(CODE.badValue, `${stage.name} needs a whole number of at least ${least}.`);
}

function countName(stage: RawElement): string {
  const name = stage.type === TYPE.string ? stringAt(stage.buffer, stage.start) : '';
  if (/^[^$.]+$/.test(name)) return name;
  throw new CommandError(CODE.badValue, '$count needs the name of a field, without $ and points.');
}
