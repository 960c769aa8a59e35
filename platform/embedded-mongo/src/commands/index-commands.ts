import { encode } from '../bson/decoded-document.ts';
import { TYPE, elements, numberOf, stringAt, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { ID_INDEX, type Collection } from '../storage/collection.ts';
import type { IndexDefinition } from '../storage/collection-index.ts';
import { Fields, indexName } from './command.ts';
import { resultsIn } from './cursors.ts';
import type { CommandHandlers } from './engine-state.ts';
import { onCollection } from './needs.ts';

/** The options of an index. */
export const INDEX_FIELDS: readonly string[] = ['key', 'name', 'unique', 'sparse'];

/** Commands about indexes. */
export const INDEX_COMMANDS: CommandHandlers = {
  createIndexes: {
    isWrite: true,
    fields: ['indexes'],
    needs: onCollection('createIndex'),
    run: (command, { catalogue }) => {
      const definitions = command.documents('indexes').map(definitionIn);
      const existed = catalogue.find(command.namespace()) !== undefined;
      const collection = catalogue.obtain(command.namespace());
      const numIndexesBefore = collection.indexes.size;
      for (const definition of definitions)
        if (isNew(collection, definition)) collection.createIndex(definition);
      return {
        numIndexesBefore,
        numIndexesAfter: collection.indexes.size,
        createdCollectionAutomatically: !existed,
      };
    },
  },
  listIndexes: {
    fields: [],
    needs: onCollection('listIndexes'),
    run: (command, { catalogue, cursors }, client) => {
      const namespace = command.namespace();
      const { indexes } = existing(namespace, catalogue.find(namespace));
      const described = Array.from(indexes.values(), ({ definition }) => encode(describeIndex(definition)));
      return cursors.first(client.owner, namespace, resultsIn(described));
    },
  },
};

/** An index as clients see it. */
export function describeIndex({ name, key, unique, sparse }: IndexDefinition): Record<string, unknown> {
  const isExtra = name !== ID_INDEX.name;
  return {
    v: 2,
    key: Object.fromEntries(key),
    name,
    ...(unique && isExtra && { unique }),
    ...(sparse && { sparse }),
  };
}

function definitionIn(document: RawDocument): IndexDefinition {
  const fields = new Fields('createIndexes.indexes', document);
  fields.allow(INDEX_FIELDS);
  const key = elements(fields.document('key') ?? document).map((element): readonly [string, 1 | -1] => {
    const direction = numberOf(element);
    if (direction !== 1 && direction !== -1) {
      const kind = element.type === TYPE.string ? stringAt(element.buffer, element.start) : String(direction);
      throw unknown('kind of index', `${kind} on ${element.name}`);
    }
    if (element.name.includes('$')) throw unknown('kind of index', `on ${element.name}`);
    return [element.name, direction];
  });
  if (key.length === 0) throw new CommandError(CODE.BadValue, 'An index needs at least one field.');
  const name = fields.has('name') ? fields.text('name') : indexName(key);
  return { name, key, unique: fields.flag('unique'), sparse: fields.flag('sparse') };
}

/** Whether an index has to be made: not if there is the same; one that differs is refused. */
function isNew(collection: Collection, wanted: IndexDefinition): boolean {
  const isIdIndex = wanted.key.length === 1 && wanted.key[0]?.[0] === '_id' && wanted.key[0][1] === 1;
  if (isIdIndex) return false;
  const wantedKey = JSON.stringify(wanted.key);
  for (const { definition } of collection.indexes.values()) {
    const isSameKey = JSON.stringify(definition.key) === wantedKey;
    const isSame = isSameKey && definition.unique === wanted.unique && definition.sparse === wanted.sparse;
    if (isSame && definition.name === wanted.name) return false;
    if (isSameKey || definition.name === wanted.name) {
      throw new CommandError(
        definition.name === wanted.name ? CODE.IndexKeySpecsConflict : CODE.IndexOptionsConflict,
        `The index ${definition.name} exists already with other options than ${wanted.name} has; drop it first.`,
      );
    }
  }
  return true;
}

function existing(namespace: string, collection: Collection | undefined): Collection {
  if (collection) return collection;
  throw new CommandError(CODE.NamespaceNotFound, `ns does not exist: ${namespace}`);
}
