import { decodeValue, encode } from '../bson/decoded-document.ts';
import { TYPE, elements, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { compileFilter } from '../query/filter.ts';
import { count, find } from '../query/find.ts';
import type { Query } from '../query/plan.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort-order.ts';
import { pipelineNeeds } from '../rights/pipeline-needs.ts';
import type { Need } from '../rights/privileges.ts';
import { Command, type Fields } from './command.ts';
import { countQuery } from './count-pipeline.ts';
import { resultsIn, resultsOf } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { explanation } from './explanation.ts';
import { onCollection } from './needs.ts';

const FIND_FIELDS = ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'];

/** Commands that read. */
export const QUERY_COMMANDS: CommandHandlers = {
  find: {
    fields: FIND_FIELDS,
    needs: onCollection('find'),
    run: (command, { catalogue, cursors }, client) => {
      const query = queryOf(command);
      const write = compileProjection(command.document('projection'));
      const collection = catalogue.find(command.namespace());
      const results = collection
        ? resultsOf(collection, find(collection, query).slots, write)
        : resultsIn([]);
      return cursors.first(client.owner, command.namespace(), results, command.flag('singleBatch'));
    },
  },
  getMore: {
    fields: ['collection'],
    needs: moreNeeds,
    run: (command, { cursors }, client) => {
      const id = command.value('getMore');
      if (id?.type !== TYPE.int64)
        throw new CommandError(CODE.TypeMismatch, 'getMore needs the id of a cursor.');
      return cursors.next(client.owner, id.buffer.readBigInt64LE(id.start), command.namespace('collection'));
    },
  },
  killCursors: {
    fields: ['cursors'],
    needs: () => [],
    run: (command, { cursors }, client) => {
      const list = command.value('cursors');
      const ids = list?.type === TYPE.array ? elements(list).filter(({ type }) => type === TYPE.int64) : [];
      const isKilled = ids.map(({ buffer, start }) =>
        cursors.kill(client.owner, buffer.readBigInt64LE(start)),
      );
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
    needs: onCollection('find'),
    run: (command, { catalogue }) => ({ n: catalogue.find(command.namespace())?.heap.size ?? 0 }),
  },
  aggregate: {
    fields: ['pipeline'],
    needs: (command) => [
      ...onCollection('find')(command),
      ...pipelineNeeds(command.database, command.documents('pipeline')),
    ],
    run: (command, { catalogue, cursors }, client) => {
      const query = countQuery(command.documents('pipeline'));
      const collection = catalogue.find(command.namespace());
      const n = collection ? count(collection, query) : 0;
      return cursors.first(
        client.owner,
        command.namespace(),
        resultsIn(n > 0 ? [encode({ _id: 1, n })] : []),
      );
    },
  },
  explain: {
    fields: ['verbosity'],
    needs: (command) => onCollection('find')(explained(command)),
    run: (command, { catalogue }) => {
      const find = explained(command);
      find.allow(['find', ...FIND_FIELDS]);
      const namespace = find.namespace();
      return explanation(namespace, catalogue.find(namespace), queryOf(find));
    },
  },
};

const EMPTY: RawDocument = { buffer: Buffer.from([5, 0, 0, 0, 0]), start: 0 };

/** The find that a command asks to explain. */
function explained(command: Command): Command {
  const { database } = command;
  const find = new Command({ body: command.document('explain') ?? EMPTY, sequences: new Map(), database });
  if (find.name !== 'find') throw unknown('explain of', find.name || 'nothing');
  return find;
}

/** A user's own cursors go on where what they read may still be read. */
function moreNeeds(command: Command): readonly Need[] {
  const collection = command.collection('collection');
  const isOfCommand = collection.startsWith('$cmd.');
  return isOfCommand ? [] : [{ db: command.database, collection, action: 'find' }];
}

function queryOf(fields: Fields): Query {
  return {
    filter: compileFilter(fields.document('filter')),
    sort: compileSort(fields.document('sort')),
    skip: fields.amount('skip', 0),
    limit: fields.amount('limit', 0),
  };
}
