import { encode } from '../bson/decoded-document.ts';
import { compileFilter } from '../query/filter.ts';
import { ID_INDEX } from '../storage/collection.ts';
import { resultsIn } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { describeIndex } from './index-commands.ts';

/** Commands about collections and databases as a whole. */
export const COLLECTION_COMMANDS: CommandHandlers = {
  create: {
    isWrite: true,
    fields: [],
    run: (command, { catalogue }) => {
      const namespace = command.namespace();
      // We take no options, so one that is there already is the one that is asked for (MongoDB manual, "create").
      if (!catalogue.find(namespace)) catalogue.create(namespace);
      return {};
    },
  },
  drop: {
    isWrite: true,
    fields: [],
    run: (command, { catalogue }) => {
      catalogue.drop(command.namespace());
      return { ns: command.namespace() };
    },
  },
  dropDatabase: {
    isWrite: true,
    fields: [],
    run: ({ database }, { catalogue }) => {
      for (const { namespace } of catalogue.inDatabase(database)) catalogue.drop(namespace);
      return { dropped: database };
    },
  },
  listCollections: {
    fields: ['filter', 'nameOnly', 'authorizedCollections'],
    run: (command, { catalogue, cursors }) => {
      const { database } = command;
      const filter = compileFilter(command.document('filter'));
      const isNameOnly = command.flag('nameOnly');
      const descriptions = catalogue.inDatabase(database).map(({ namespace }) => {
        const name = namespace.slice(database.length + 1);
        const details = { options: {}, info: { readOnly: false }, idIndex: describeIndex(ID_INDEX) };
        return encode({ name, type: 'collection', ...(!isNameOnly && details) });
      });
      const listed = descriptions.filter((description) => filter.matches(description, 0));
      return cursors.first(`${database}.$cmd.listCollections`, resultsIn(listed), Infinity);
    },
  },
  listDatabases: {
    fields: ['nameOnly', 'filter', 'authorizedDatabases'],
    run: (command, { catalogue }) => {
      const filter = compileFilter(command.document('filter'));
      const databases = catalogue.databases().map((name) => ({ name, sizeOnDisk: 0, empty: false }));
      return { databases: databases.filter((database) => filter.matches(encode(database), 0)) };
    },
  },
};
