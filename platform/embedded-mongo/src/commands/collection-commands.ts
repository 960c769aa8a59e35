import { encode } from '../bson/decoded-document.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { compileFilter } from '../query/filter.ts';
import type { Need } from '../rights/privileges.ts';
import { ID_INDEX } from '../storage/collection.ts';
import { resultsIn } from './cursors.ts';
import type { Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';
import { describeIndex } from './index-commands.ts';
import { onDatabase } from './needs.ts';

/** Commands about collections and databases as a whole. */
export const COLLECTION_COMMANDS: CommandHandlers = {
  dropDatabase: {
    isWrite: true,
    fields: [],
    needs: onDatabase('dropDatabase'),
    run: ({ database }, { catalogue }) => {
      if (database === 'admin') {
        throw new CommandError(CODE.IllegalOperation, "Dropping the 'admin' database is prohibited.");
      }
      for (const { namespace } of catalogue.inDatabase(database)) catalogue.drop(namespace);
      return { dropped: database };
    },
  },
  listCollections: {
    fields: ['filter', 'nameOnly', 'authorizedCollections'],
    needs: listNeeds,
    run: (command, { catalogue, cursors }, client) => {
      const { database } = command;
      const filter = compileFilter(command.document('filter'));
      const isNameOnly = command.flag('nameOnly');
      const names = catalogue
        .inDatabase(database)
        .map(({ namespace }) => namespace.slice(database.length + 1));
      const shown = command.flag('authorizedCollections')
        ? names.filter((name) => client.mayUse(database, name))
        : names;
      const descriptions = shown.map((name) => {
        const details = { options: {}, info: { readOnly: false }, idIndex: describeIndex(ID_INDEX) };
        return encode({ name, type: 'collection', ...(!isNameOnly && details) });
      });
      const listed = descriptions.filter((description) => filter.matches(description, 0));
      return cursors.first(client.owner, `${database}.$cmd.listCollections`, resultsIn(listed));
    },
  },
};

/** Any user may see the names of the collections that it may use. */
function listNeeds(command: Command): readonly Need[] {
  if (command.flag('nameOnly') && command.flag('authorizedCollections')) return [];
  return onDatabase('listCollections')(command);
}
