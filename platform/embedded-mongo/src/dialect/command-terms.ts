/** A part of a command, as the driver's `commandStarted` event holds it. */
type Part = Readonly<Record<string, unknown>>;

/** Fields that the driver adds according to the server that it talks to. */
const DRIVER_FIELDS: ReadonlySet<string> = new Set([
  'lsid',
  'txnNumber',
  'writeConcern',
  'readConcern',
  'cursor',
]);

/** Commands whose fields are the driver's alone. */
const GREETINGS: ReadonlySet<string> = new Set(['hello', 'ismaster']);

/**
 * Return what a command uses of the protocol, in words such as those of `DIALECT`; some words may come twice. Of a
 * command that holds a password, the driver tells nothing.
 *
 * @example termsOf({ find: 'titles', filter: { slug: { $in: [] } } }) // ['find', 'find.filter', 'filter $in']
 */
export function termsOf(command: Part): string[] {
  const [name, ...fields] = Object.keys(command);
  if (name === undefined) return [];
  if (GREETINGS.has(name)) return [name];
  const own = fields.filter((field) => !field.startsWith('$') && !DRIVER_FIELDS.has(field));
  return [
    name,
    ...own.map((field) => `${name}.${field}`),
    ...(name === 'explain' ? termsOf(command.explain as Part) : []),
    ...statementWords(command, 'update', 'updates'),
    ...statementWords(command, 'delete', 'deletes'),
    ...statementWords(command, 'createIndexes', 'indexes'),
    ...[command.update, ...partsAt(command, 'updates').map(({ u }) => u)].flatMap((update) =>
      operatorsIn('update', update),
    ),
    ...filtersOf(command).flatMap((filter) => operatorsIn('filter', filter)),
  ];
}

function statementWords(command: Part, name: string, field: string): string[] {
  if (!(name in command)) return [];
  return partsAt(command, field).flatMap((part) => Object.keys(part).map((key) => `${name}.${field}.${key}`));
}

function filtersOf(command: Part): unknown[] {
  const statements = [...partsAt(command, 'updates'), ...partsAt(command, 'deletes')];
  const matches = partsAt(command, 'pipeline').map(({ $match }) => $match);
  return [command.filter, command.query, ...statements.map(({ q }) => q), ...matches];
}

function partsAt(command: Part, field: string): readonly Part[] {
  const value = command[field];
  return Array.isArray(value) ? (value as Part[]) : [];
}

/** The operators within a filter, or at the top of an update. */
function operatorsIn(place: 'filter' | 'update', value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => operatorsIn(place, item));
  if (value?.constructor !== Object) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('$') ? [`${place} ${name}`] : []),
    ...(place === 'filter' ? operatorsIn(place, inner) : []),
  ]);
}
