import type { Need } from '../rights/privileges.ts';
import type { Command } from './command.ts';

/** The rights that a command needs on the collection that its first field names. */
export function onCollection(...actions: string[]): (command: Command) => Need[] {
  return (command) => collectionNeeds(command, command.collection(), actions);
}

/** The rights that a command needs on its database. */
export function onDatabase(...actions: string[]): (command: Command) => Need[] {
  return (command) => collectionNeeds(command, '', actions);
}

function collectionNeeds({ database: db }: Command, collection: string, actions: string[]): Need[] {
  return actions.map((action) => ({ db, collection, action }));
}
