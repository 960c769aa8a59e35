import { deserialize, serialize } from 'bson';
import { Client } from '../rights/client.ts';
import { Collection } from '../storage/collection.ts';
import type { Request } from '../wire/wire-message.ts';
import { answerWith } from './answer-command.ts';
import type { EngineState } from './engine-state.ts';

const requestOf = (command: object): Request => ({
  id: 1,
  body: { buffer: Buffer.from(serialize({ ...command, $db: 'd' })), start: 0 },
  sequences: new Map(),
  wantsAnswer: true,
  isLegacy: false,
});

/** An engine whose disk has not answered yet. */
function waitingEngine(): {
  answer: ReturnType<typeof answerWith>;
  collection: Collection;
  committed: readonly string[];
} {
  const log = { put: () => undefined, remove: () => undefined, createIndex: () => undefined };
  const collection = new Collection('d.c', log);
  const committed: string[] = [];
  const catalogue = {
    obtain: () => collection,
    commit: () => new Promise(() => committed.push('at once')),
    commitLater: () => committed.push('later'),
  };
  const state = { catalogue } as unknown as EngineState;
  return { answer: answerWith(state, new Client(state.accounts, false), fail), collection, committed };
}

function fail(error: unknown): void {
  throw error;
}

const insert = { insert: 'c', documents: [{ _id: 1 }] };

it.each([{}, { writeConcern: { w: 'majority' } }, { writeConcern: { j: true } }])(
  'a write waits for the disk: %j',
  (concern) => {
    const { answer } = waitingEngine();
    expect(answer(requestOf({ ...insert, ...concern }))).toBeInstanceOf(Promise);
  },
);

it('a write is answered at once where the client does not wait for the disk, is there, and costs no write of its own', () => {
  const { answer, collection, committed } = waitingEngine();
  const answered = answer(requestOf({ ...insert, writeConcern: { w: 'majority', j: false } }));
  expect(deserialize(answered as Buffer)).toEqual({ n: 1, ok: 1 });
  expect(collection.heap.size).toBe(1);
  expect(committed).toEqual(['later']);
});
