import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { startEmbeddedEngine, type EmbeddedEngine } from '../process/start-embedded-engine.ts';

jest.setTimeout(30_000);

let engine: EmbeddedEngine;

beforeAll(async () => {
  engine = await startEmbeddedEngine();
});

afterAll(() => engine.stop());

/** A message: header, flags and sections. */
function message(flags: number, ...sections: Buffer[]): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + sections.reduce((sum, { length }) => sum + length, 0), 0);
  head.writeInt32LE(77, 4);
  head.writeInt32LE(2013, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, ...sections]);
}

const body = (document: object): Buffer => Buffer.concat([Buffer.from([0]), serialize(document)]);

function sequence(name: string, ...documents: object[]): Buffer {
  const content = Buffer.concat([
    Buffer.from(`${name}\0`),
    ...documents.map((document) => serialize(document)),
  ]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

async function opened(): Promise<Socket> {
  const socket = connect(Number(new URL(engine.uri).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function isStillServing(): Promise<boolean> {
  const client = await MongoClient.connect(engine.uri);
  const { ok } = await client.db('a').command({ ping: 1 });
  await client.close();
  return ok === 1;
}

const PING = { ping: 1, $db: 'a' };

const overlong = Buffer.from(serialize({ a: 'text' }));
overlong.writeInt32LE(500, 7);

it.each<[string, Buffer]>([
  ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['a length that is negative', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])],
  ['a length beyond the largest', Buffer.from([0, 0, 0, 4, 0, 0, 0, 0])],
  ['an operation that is not known', Buffer.concat([Buffer.from([21, 0, 0, 0]), Buffer.alloc(17, 9)])],
  ['flag bits that are not known', message(4, body(PING))],
  ['no body', message(0)],
  ['two bodies', message(0, body(PING), body(PING))],
  ['a section kind that is not known', message(0, Buffer.from([7]), body(PING))],
  ['a section that is too long', message(0, body(PING), Buffer.from([1, 255, 255, 0, 0, 97, 0]))],
  ['a document whose length is wrong', message(0, Buffer.from([0, 99, 0, 0, 0, 0, 0, 0]))],
  ['a document whose text is too long', message(0, Buffer.from([0]), overlong)],
  ['a document of zeros', message(0, Buffer.alloc(40))],
])('server ends the connection on %s, and serves others', async (_, bytes) => {
  const socket = await opened();
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  expect(await isStillServing()).toBe(true);
});

it('server survives every kind of damaged message', async () => {
  const sound = message(0, body({ insert: 'c', $db: 'a', documents: [{ a: [1, { b: 'c' }], d: /x/i }] }));
  for (let at = 4; at < sound.length; at++) {
    const damaged = Buffer.from(sound);
    damaged[at] = damaged[at]! ^ 0x41;
    const socket = await opened();
    socket.on('error', () => undefined);
    socket.end(damaged);
    socket.resume();
    await once(socket, 'close');
  }
  expect(await isStillServing()).toBe(true);
});

it('server takes a message in pieces, and several at once', async () => {
  const socket = await opened();
  const ping = message(0, body(PING));
  const answers: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => answers.push(chunk));
  for (const byte of ping) {
    socket.write(Buffer.from([byte]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.write(Buffer.concat([ping, ping]));
  const length = message(0, body({ ok: 1 })).length;
  while (Buffer.concat(answers).length < 3 * length) await once(socket, 'data');
  expect(Buffer.concat(answers).length).toBe(3 * length);
  socket.destroy();
});

it('server takes documents beside the body, and sends no answer where none is wanted', async () => {
  const socket = await opened();
  const insert = { insert: 'sequences', $db: 'a' };
  socket.write(message(2, body(insert), sequence('documents', { _id: 1 }, { _id: 2 })));
  socket.write(message(0, sequence('documents', { _id: 3 }, { _id: 3 }), body(insert)));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.readInt32LE(8)).toBe(77);
  socket.destroy();
  const client = await MongoClient.connect(engine.uri);
  expect(await client.db('a').collection('sequences').countDocuments()).toBe(3);
  await client.close();
});
