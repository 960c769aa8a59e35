/** The use of the API's operations and fields as people read it on a terminal. */
import type { Deprecation } from '@sinima/gate/contract-fields';
import type { FieldReader, OperationUse } from '@sinima/gate/needs/field-uses';
import { minuteText } from '@sinima/releases/decision-text';
import { tableText } from './table.ts';

const readerText = ({ app, version, as }: FieldReader): string => `${app} ${version} (${as})`;

const readersText = (readers: readonly FieldReader[]): string => readers.map(readerText).join(', ');

function deprecationText(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return '';
  return `deprecated since ${deprecated.since ?? 'unknown'}, sunset ${deprecated.sunset ?? 'not set'}`;
}

function lastText({ calls }: OperationUse): string {
  const [latest] = calls.map(({ last }) => last).sort((one, other) => other.localeCompare(one));
  return latest === undefined ? 'never counted' : minuteText(latest);
}

/** Return one line for each operation. */
export function operationsText(uses: readonly OperationUse[]): string {
  const rows = uses.map((use) => [
    use.operation,
    String(use.calls.reduce((sum, { calls }) => sum + calls, 0)),
    lastText(use),
    use.callers.length === 0 ? 'no release in use called it when it was tried' : readersText(use.callers),
  ]);
  return tableText(['OPERATION', 'CALLS', 'LAST CALL', 'CALLED BY'], rows);
}

function readText({ callers }: OperationUse, readers: readonly FieldReader[]): string {
  if (readers.length > 0) return readersText(readers);
  return callers.length > 0 ? 'read by no release in use when it was tried' : 'never sampled';
}

/** Return one operation with each of its fields. */
export function operationText(use: OperationUse): string {
  const { operation, deprecated, fields, calls } = use;
  const callRows = calls.map(({ caller, calls: count, first, last }) => [
    caller,
    String(count),
    minuteText(first),
    minuteText(last),
  ]);
  const fieldRows = fields.map((field) => [
    field.field,
    deprecationText(field.deprecated),
    readText(use, field.readers),
  ]);
  return [
    `${operation}${deprecated ? `  ${deprecationText(deprecated)}` : ''}`,
    '',
    callRows.length === 0
      ? 'The running API counted no calls.'
      : tableText(['CALLER', 'CALLS', 'FIRST', 'LAST'], callRows),
    '',
    tableText(['FIELD', 'DEPRECATED', 'READ BY'], fieldRows),
    '',
    'Readers are the releases in use, as the gate recorded them with samples. Of calls from outside, and of fields that ' +
      'no sample holds, nobody knows which fields are read.',
  ].join('\n');
}
