import { EJSON } from 'bson';
import type { CommandStartedEvent, Document, MongoClient } from 'mongodb';

/** One read of the database, in the form of a find, and the call that asked for it first. */
export interface RecordedRead {
  readonly find: Document;
  readonly askedBy: string;
}

/** A client's reads from a database. */
export class ReadRecorder {
  /** The call at this time. */
  asker = '';
  private readonly byShape = new Map<string, RecordedRead>();

  /** Records what this client reads from now on; it must be made with `monitorCommands`. */
  constructor(client: MongoClient) {
    client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
      const find = asFind(commandName, command);
      if (!find) return;
      const shape = EJSON.stringify(find);
      if (!this.byShape.has(shape)) this.byShape.set(shape, { find, askedBy: this.asker });
    });
  }

  /** The reads so far, each once. */
  get reads(): RecordedRead[] {
    return [...this.byShape.values()];
  }
}

/** What a command reads, as the find that `explain` takes; undefined of one that reads no documents. */
function asFind(name: string, command: Document): Document | undefined {
  if (name === 'find') return pick(command, ['find', 'filter', 'sort', 'projection', 'skip', 'limit']);
  if (name === 'count' && command.query)
    return { find: command.count as string, filter: command.query as Document };
  if (name === 'distinct')
    return { find: command.distinct as string, filter: (command.query ?? {}) as Document };
  if (name !== 'aggregate') return undefined;
  const [first] = command.pipeline as Document[];
  return { find: command.aggregate as string, filter: (first?.$match ?? {}) as Document };
}

function pick(command: Document, fields: readonly string[]): Document {
  return Object.fromEntries(Object.entries(command).filter(([field]) => fields.includes(field)));
}
