import { encode } from '../bson/decoded-document.ts';
import { compileFilter } from '../query/filter.ts';
import { ID_INDEX } from '../storage/collection.ts';
import { resultsIn } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { describeIndex } from './index-commands.ts';

/** Commands about collections and databases as a whole. */
export const COLLECTION_COMMANDS: CommandHandlers = {
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
      return cursors.first(`${database}.$cmd.listCollections`, resultsIn(listed));
    },
  },
};
