import { decode } from '../bson/decoded-document.ts';
import { BsonWriter } from '../bson/bson-writer.ts';
import { documentEnd, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { find } from '../query/find.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort-order.ts';
import { compileUpdate, type Update } from '../update/update-document.ts';
import type { Command } from './command.ts';
import type { CommandHandler } from './engine-state.ts';
import { applyUpdate, idOf, queryFor } from './write-commands.ts';

/** Updates or removes one document and returns it, as it was or as it is then. */
export const FIND_AND_MODIFY: CommandHandler = {
  isWrite: true,
  fields: ['query', 'sort', 'remove', 'update', 'new', 'upsert', 'fields', 'hint'],
  run: (command, { catalogue }) => {
    const operand = command.value('update');
    if (command.flag('remove') === (operand !== undefined)) {
      throw new CommandError(CODE.failedToParse, 'Either an update or remove=true must be specified');
    }
    const collection = catalogue.obtain(command.namespace());
    const update = operand && compileUpdate(operand);
    const query = { ...queryFor(command, 'query', 1), sort: compileSort(command.document('sort')) };
    const [slot] = find(collection, query).slots;
    if (slot === undefined) {
      if (!update || !command.flag('upsert')) return answer(update, null, 0);
      const document = update.insert(query.filter);
      collection.insert(document);
      const value = command.flag('new') ? projected(command, { buffer: document, start: 0 }) : null;
      return answer(update, value, 1, { upserted: idOf(document) });
    }
    const before = projected(command, collection.heap.at(slot));
    if (!update) {
      collection.remove(slot);
      return answer(update, before, 1);
    }
    applyUpdate(collection, slot, update.apply);
    return answer(update, command.flag('new') ? projected(command, collection.heap.at(slot)) : before, 1);
  },
};

function answer(
  update: Update | undefined,
  value: unknown,
  n: number,
  more: object = {},
): Record<string, unknown> {
  return {
    lastErrorObject: { n, ...(update && { updatedExisting: n > 0 && !('upserted' in more) }), ...more },
    value,
  };
}

function projected(command: Command, { buffer, start }: RawDocument): unknown {
  const writer = new BsonWriter(documentEnd(buffer, start) - start);
  compileProjection(command.document('fields'))(writer, buffer, start);
  return decode({ buffer: writer.result(), start: 0 });
}
