import { BsonWriter } from '../bson/bson-writer.ts';
import { decode, type Decoded } from '../bson/decoded-document.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { compileFilter } from '../query/filter.ts';
import { find } from '../query/find.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort-order.ts';
import type { Need } from '../rights/privileges.ts';
import type { Collection } from '../storage/collection.ts';
import { compileUpdate } from '../update/update-document.ts';
import type { Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';
import { onCollection } from './needs.ts';
import { applyUpdate, idOf } from './write-commands.ts';

/** Its result, in MongoDB's form. */
interface Outcome {
  readonly lastErrorObject: Readonly<Record<string, unknown>>;
  /** The document before or after the change; null: there is none. */
  readonly value: Decoded | null;
}

/** The command that changes or removes one document, and answers with it. */
export const FIND_AND_MODIFY_COMMANDS: CommandHandlers = {
  findAndModify: {
    isWrite: true,
    fields: ['query', 'sort', 'fields', 'update', 'remove', 'new', 'upsert'],
    needs,
    run: (command, { catalogue }) => {
      const collection = catalogue.obtain(command.namespace());
      return { ...(command.flag('remove') ? removeOne : updateOne)(command, collection) };
    },
  },
};

function needs(command: Command): readonly Need[] {
  const change = command.flag('remove') ? ['remove'] : ['update'];
  return onCollection('find', ...change, ...(command.flag('upsert') ? ['insert'] : []))(command);
}

function removeOne(command: Command, collection: Collection): Outcome {
  if (command.has('update') || command.flag('new') || command.flag('upsert')) {
    throw new CommandError(CODE.FailedToParse, 'findAndModify with remove takes no update, new or upsert.');
  }
  const slot = firstSlot(command, collection);
  if (slot === undefined) return { lastErrorObject: { n: 0 }, value: null };
  const value = read(command, collection, slot);
  collection.remove(slot);
  return { lastErrorObject: { n: 1 }, value };
}

function updateOne(command: Command, collection: Collection): Outcome {
  const operand = command.value('update');
  if (!operand) throw new CommandError(CODE.FailedToParse, 'findAndModify needs an update, or remove.');
  const update = compileUpdate(operand);
  const isAfter = command.flag('new');
  const slot = firstSlot(command, collection);
  if (slot !== undefined) {
    const before = isAfter ? null : read(command, collection, slot);
    applyUpdate(collection, slot, update.apply);
    return {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: before ?? read(command, collection, slot),
    };
  }
  if (!command.flag('upsert')) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const document = update.insert(compileFilter(command.document('query')));
  collection.insert(document);
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: idOf(document) },
    value: isAfter ? projected(command, document, 0) : null,
  };
}

function firstSlot(command: Command, collection: Collection): number | undefined {
  const filter = compileFilter(command.document('query'));
  const sort = compileSort(command.document('sort'));
  return find(collection, { filter, sort, skip: 0, limit: 1 }).slots[0];
}

const read = (command: Command, { heap }: Collection, slot: number): Decoded =>
  projected(command, heap.bufferOf(slot), heap.startOf(slot));

/** Decodes what the command's projection leaves of a document. */
function projected(command: Command, buffer: Buffer, start: number): Decoded {
  const writer = new BsonWriter();
  compileProjection(command.document('fields'))(writer, buffer, start);
  return decode({ buffer: writer.result(), start: 0 });
}
