import { TYPE, elements, firstElement, type RawDocument } from '../bson/raw-bson.ts';
import { FieldPath } from '../bson/field-path.ts';
import { decodePlainValue, decodeValue } from '../bson/decoded-document.ts';
import { orderedKey } from '../bson/ordered-key.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { aggregate } from '../query/aggregate.ts';
import { compileFilter } from '../query/filter.ts';
import { count, find } from '../query/find.ts';
import type { Query } from '../query/plan.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort-order.ts';
import { Fields, type Command } from './command.ts';
import { resultsIn, resultsOf } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { explanation } from './explanation.ts';

const FIND_FIELDS = ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'hint'];

/** Commands that read. */
export const QUERY_COMMANDS: CommandHandlers = {
  find: {
    fields: FIND_FIELDS,
    run: (command, { catalogue, cursors }) => {
      const query = queryOf(command, 'filter');
      const write = compileProjection(command.document('projection'));
      const collection = catalogue.find(command.namespace());
      const results = collection
        ? resultsOf(collection, find(collection, query).slots, write)
        : resultsIn([]);
      return cursors.first(command.namespace(), results, batchSizeOf(command), command.flag('singleBatch'));
    },
  },
  getMore: {
    fields: ['collection', 'batchSize'],
    run: (command, { cursors }) => {
      const id = command.value('getMore');
      if (id?.type !== TYPE.int64)
        throw new CommandError(CODE.typeMismatch, 'getMore needs the id of a cursor.');
      return cursors.next(id.buffer.readBigInt64LE(id.start), command.amount('batchSize', 0));
    },
  },
  killCursors: {
    fields: ['cursors'],
    run: (command, { cursors }) => {
      const list = command.value('cursors');
      const ids = list?.type === TYPE.array ? elements(list).filter(({ type }) => type === TYPE.int64) : [];
      const isKilled = ids.map(({ buffer, start }) => cursors.close(buffer.readBigInt64LE(start)));
      return {
        cursorsKilled: ids.filter((_, at) => isKilled[at]).map(decodeValue),
        cursorsNotFound: ids.filter((_, at) => !isKilled[at]).map(decodeValue),
        cursorsAlive: [],
        cursorsUnknown: [],
      };
    },
  },
  count: {
    fields: ['query', 'skip', 'limit', 'hint'],
    run: (command, { catalogue }) => {
      const query = queryOf(command, 'query');
      const collection = catalogue.find(command.namespace());
      return { n: collection ? count(collection, query) : 0 };
    },
  },
  distinct: {
    fields: ['key', 'query', 'hint'],
    run: (command, { catalogue }) => {
      const query = queryOf(command, 'query');
      const path = FieldPath.of(command.text('key'));
      const collection = catalogue.find(command.namespace());
      const values = new Map<string, unknown>();
      for (const slot of collection ? find(collection, query).slots : []) {
        const { buffer, start } = collection!.heap.at(slot);
        path.visitExpanded(buffer, TYPE.object, start, (within, type, at) => {
          if (type === TYPE.missing || type === TYPE.array) return false;
          const key = orderedKey(within, type, at);
          if (!values.has(key)) values.set(key, decodeValue({ buffer: within, type, start: at }));
          return false;
        });
      }
      return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
    },
  },
  aggregate: {
    fields: ['pipeline', 'cursor', 'hint'],
    run: (command, { catalogue, cursors }) => {
      const target = command.value('aggregate');
      if (target?.type !== TYPE.string) throw unknown('aggregation of', 'a whole database');
      const documents = aggregate(
        catalogue.find(command.namespace()),
        command.documents('pipeline'),
        command.hint(),
      );
      const cursor = new Fields('cursor', command.document('cursor') ?? EMPTY);
      return cursors.first(command.namespace(), resultsIn(documents), batchSizeOf(cursor));
    },
  },
  explain: {
    fields: ['verbosity'],
    run: (command, { catalogue }) => {
      const explained = command.document('explain') ?? EMPTY;
      const first = firstElement(explained);
      if (first?.name !== 'find') throw unknown('explain of', first?.name ?? 'nothing');
      const fields = new Fields('find', explained);
      fields.allow(['find', ...FIND_FIELDS]);
      const namespace = `${command.database}.${String(decodePlainValue(first))}`;
      return explanation(namespace, catalogue.find(namespace), queryOf(fields, 'filter'));
    },
  },
};

const EMPTY: RawDocument = { buffer: Buffer.from([5, 0, 0, 0, 0]), start: 0 };

function queryOf(fields: Fields, filterField: string): Query {
  return {
    filter: compileFilter(fields.document(filterField)),
    sort: compileSort(fields.document('sort')),
    skip: fields.amount('skip', 0),
    limit: Math.abs(fields.number('limit', 0)),
    hint: fields.hint(),
  };
}

function batchSizeOf(fields: Fields | Command): number | undefined {
  return fields.has('batchSize') ? fields.amount('batchSize', 0) : undefined;
}
