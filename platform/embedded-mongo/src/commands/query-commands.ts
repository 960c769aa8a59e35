import { decodePlainValue, decodeValue, encode } from '../bson/decoded-document.ts';
import { TYPE, elements, firstElement, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { compileFilter } from '../query/filter.ts';
import { count, find } from '../query/find.ts';
import type { Query } from '../query/plan.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort-order.ts';
import { Fields } from './command.ts';
import { countQuery } from './count-pipeline.ts';
import { resultsIn, resultsOf } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { explanation } from './explanation.ts';

const FIND_FIELDS = ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'];

/** Commands that read. */
export const QUERY_COMMANDS: CommandHandlers = {
  find: {
    fields: FIND_FIELDS,
    run: (command, { catalogue, cursors }) => {
      const query = queryOf(command);
      const write = compileProjection(command.document('projection'));
      const collection = catalogue.find(command.namespace());
      const results = collection
        ? resultsOf(collection, find(collection, query).slots, write)
        : resultsIn([]);
      return cursors.first(command.namespace(), results, command.flag('singleBatch'));
    },
  },
  getMore: {
    fields: ['collection'],
    run: (command, { cursors }) => {
      const id = command.value('getMore');
      if (id?.type !== TYPE.int64)
        throw new CommandError(CODE.TypeMismatch, 'getMore needs the id of a cursor.');
      return cursors.next(id.buffer.readBigInt64LE(id.start));
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
    fields: [],
    run: (command, { catalogue }) => ({ n: catalogue.find(command.namespace())?.heap.size ?? 0 }),
  },
  aggregate: {
    fields: ['pipeline'],
    run: (command, { catalogue, cursors }) => {
      const query = countQuery(command.documents('pipeline'));
      const collection = catalogue.find(command.namespace());
      const n = collection ? count(collection, query) : 0;
      return cursors.first(command.namespace(), resultsIn(n > 0 ? [encode({ _id: 1, n })] : []));
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
      return explanation(namespace, catalogue.find(namespace), queryOf(fields));
    },
  },
};

const EMPTY: RawDocument = { buffer: Buffer.from([5, 0, 0, 0, 0]), start: 0 };

function queryOf(fields: Fields): Query {
  return {
    filter: compileFilter(fields.document('filter')),
    sort: compileSort(fields.document('sort')),
    skip: fields.amount('skip', 0),
    limit: fields.amount('limit', 0),
  };
}
