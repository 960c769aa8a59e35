import { COMMANDS } from '../commands/command-table.ts';
import { INDEX_FIELDS } from '../commands/index-commands.ts';
import { DELETE_FIELDS, UPDATE_FIELDS } from '../commands/write-commands.ts';
import { FIELD_OPERATORS } from '../query/field-operators.ts';
import { LOGICAL_OPERATORS } from '../query/filter.ts';
import { UPDATE_OPERATORS } from '../update/update-operators.ts';

const prefixed = (prefix: string, names: readonly string[]): string[] =>
  names.map((name) => `${prefix}${name}`);

const commandWords = Object.entries(COMMANDS).flatMap(([name, { fields }]) => [
  name,
  ...(fields === 'any' ? [] : prefixed(`${name}.`, fields)),
]);

/**
 * All that the engine understands, in the words of {@link termsOf}: commands (`find`), their fields (`find.sort`,
 * `update.updates.multi`) and operators by where they stand (`filter $in`, `update $set`).
 */
export const DIALECT: ReadonlySet<string> = new Set([
  ...commandWords,
  ...prefixed('update.updates.', UPDATE_FIELDS),
  ...prefixed('delete.deletes.', DELETE_FIELDS),
  ...prefixed('createIndexes.indexes.', INDEX_FIELDS),
  ...prefixed('filter ', [...LOGICAL_OPERATORS, ...Object.keys(FIELD_OPERATORS)]),
  ...prefixed('update ', Object.keys(UPDATE_OPERATORS)),
]);
