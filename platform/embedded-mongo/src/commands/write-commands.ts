import { decodePlainValue, withIdFirst } from '../bson/decoded-document.ts';
import { documentEnd, firstElement, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { compileFilter } from '../query/filter.ts';
import { find } from '../query/find.ts';
import type { Query } from '../query/plan.ts';
import type { Need } from '../rights/privileges.ts';
import type { Collection } from '../storage/collection.ts';
import { compileUpdate } from '../update/update-document.ts';
import { Fields, type Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';
import { onCollection } from './needs.ts';

/** The fields of one statement of `update`. */
export const UPDATE_FIELDS: readonly string[] = ['q', 'u', 'multi', 'upsert'];

/** The fields of one statement of `delete`. */
export const DELETE_FIELDS: readonly string[] = ['q', 'limit'];

/** Commands that write documents. */
export const WRITE_COMMANDS: CommandHandlers = {
  insert: {
    isWrite: true,
    fields: ['documents', 'ordered'],
    needs: onCollection('insert'),
    run: (command, { catalogue }) => {
      const collection = catalogue.obtain(command.namespace());
      let n = 0;
      const writeErrors = eachStatement(command, command.documents('documents'), (document) => {
        collection.insert(withIdFirst(document));
        n++;
      });
      return { n, ...writeErrors };
    },
  },
  update: {
    isWrite: true,
    fields: ['updates', 'ordered'],
    needs: updateNeeds,
    run: (command, { catalogue }) => {
      const collection = catalogue.obtain(command.namespace());
      let n = 0;
      let nModified = 0;
      const upserted: { index: number; _id: unknown }[] = [];
      const writeErrors = eachStatement(command, command.documents('updates'), (statement, index) => {
        const done = update(collection, new Fields('update.updates', statement));
        n += done.matched;
        nModified += done.modified;
        if ('upsertedId' in done) upserted.push({ index, _id: done.upsertedId });
      });
      return { n: n + upserted.length, nModified, ...(upserted.length > 0 && { upserted }), ...writeErrors };
    },
  },
  delete: {
    isWrite: true,
    fields: ['deletes', 'ordered'],
    needs: onCollection('remove'),
    run: (command, { catalogue }) => {
      const collection = catalogue.find(command.namespace());
      let n = 0;
      const writeErrors = eachStatement(command, command.documents('deletes'), (statement) => {
        const fields = new Fields('delete.deletes', statement);
        fields.allow(DELETE_FIELDS);
        const query = queryOf(fields, fields.amount('limit', 0));
        for (const slot of collection ? find(collection, query).slots : []) {
          collection!.remove(slot);
          n++;
        }
      });
      return { n, ...writeErrors };
    },
  },
};

/** An update that may insert needs that right too. */
function updateNeeds(command: Command): Need[] {
  const mayInsert = command
    .documents('updates')
    .some((statement) => new Fields('update.updates', statement).flag('upsert'));
  return onCollection('update', ...(mayInsert ? ['insert'] : []))(command);
}

/** The query for the documents of a statement. */
function queryOf(fields: Fields, limit: number): Query {
  return { filter: compileFilter(fields.document('q')), sort: [], skip: 0, limit };
}

/** Replaces the document in a slot by its updated form; returns whether it differs. */
export function applyUpdate(
  collection: Collection,
  slot: number,
  apply: (document: RawDocument) => Buffer,
): boolean {
  const before = collection.heap.at(slot);
  const after = apply(before);
  const end = documentEnd(before.buffer, before.start);
  if (before.buffer.compare(after, 0, after.length, before.start, end) === 0) return false;
  collection.replace(slot, after);
  return true;
}

/** The `_id` of a document. */
export function idOf(document: Buffer): unknown {
  const id = firstElement({ buffer: document, start: 0 });
  return id && decodePlainValue(id);
}

function update(
  collection: Collection,
  fields: Fields,
): { matched: number; modified: number; upsertedId?: unknown } {
  fields.allow(UPDATE_FIELDS);
  const operand = fields.value('u');
  if (!operand) throw new CommandError(CODE.FailedToParse, "BSON field 'update.updates.u' is missing.");
  const compiled = compileUpdate(operand);
  const isMulti = fields.flag('multi');
  if (isMulti && compiled.isReplacement) {
    throw new CommandError(CODE.FailedToParse, 'multi update is not supported for replacement-style update');
  }
  const query = queryOf(fields, isMulti ? 0 : 1);
  const { slots } = find(collection, query);
  if (slots.length === 0 && fields.flag('upsert')) {
    const document = compiled.insert(query.filter);
    collection.insert(document);
    return { matched: 0, modified: 0, upsertedId: idOf(document) };
  }
  const modified = slots.filter((slot) => applyUpdate(collection, slot, compiled.apply)).length;
  return { matched: slots.length, modified };
}

/** Runs statements one by one, and collects what is refused; when they are ordered, the first refusal ends them. */
function eachStatement(
  command: Command,
  statements: readonly RawDocument[],
  run: (statement: RawDocument, index: number) => void,
): { writeErrors?: Record<string, unknown>[] } {
  const isOrdered = command.flag('ordered', true);
  const writeErrors: Record<string, unknown>[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (isOrdered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
