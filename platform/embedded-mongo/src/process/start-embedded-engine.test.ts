import { fork } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { engineEntry, startEmbeddedEngine } from './start-embedded-engine.ts';

/** A busy machine may take seconds to start a process. */
jest.setTimeout(30_000);

describe('engineEntry', () => {
  it('engineEntry is the compiled file beside a compiled module', () => {
    expect(engineEntry('file:///app/dist/start-embedded-engine.js')).toEqual({
      entry: '/app/dist/engine-process.js',
      execArgv: [],
    });
  });

  it('engineEntry is the source, through tsx, beside a source', () => {
    const { entry, execArgv } = engineEntry(`file://${__dirname}/start-embedded-engine.ts`);
    expect(entry).toBe(`${__dirname}/engine-process.ts`);
    expect(execArgv).toEqual(['--import', expect.stringContaining('tsx')]);
  });
});

describe('startEmbeddedEngine', () => {
  it('engine process serves until it is stopped', async () => {
    const engine = await startEmbeddedEngine();
    const client = await MongoClient.connect(engine.uri);
    await expect(client.db('a').command({ ping: 1 })).resolves.toEqual({ ok: 1 });
    await client.close();
    await engine.stop();
    await expect(engine.ended).resolves.toEqual({ code: 0, signal: null });
    await engine.stop();
  });

  it('engine process serves at the given port, and says so when the port is taken', async () => {
    const first = await startEmbeddedEngine();
    const port = Number(new URL(first.uri).port);
    await expect(startEmbeddedEngine({ port })).rejects.toThrow(`Port ${port} is in use`);
    await first.stop();
    const second = await startEmbeddedEngine({ port });
    expect(second.uri).toBe(first.uri);
    await second.stop();
  });

  it("engine process keeps users over a restart, and takes the owner's password that it is started with", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'engine-test-'));
    const first = await startEmbeddedEngine({ dataDir, ownerPassword: 'p@ss:word/1' });
    const owner = await MongoClient.connect(first.uri);
    await owner.db('a').command({ createUser: 'reader', pwd: 'secret', roles: ['read'] });
    await owner.close();
    await first.stop();

    const second = await startEmbeddedEngine({ dataDir, ownerPassword: 'another' });
    const port = new URL(second.uri).port;
    await expect(MongoClient.connect(first.uri.replace(/:\d+\//, `:${port}/`))).rejects.toMatchObject({
      code: 18,
    });
    const reader = await MongoClient.connect(`mongodb://reader:secret@127.0.0.1:${port}/a`);
    await expect(reader.db().collection('b').findOne()).resolves.toBeNull();
    await expect(reader.db().collection('b').insertOne({})).rejects.toMatchObject({ code: 13 });
    const newOwner = await MongoClient.connect(second.uri);
    await newOwner.db('a').collection('b').insertOne({});
    await Promise.all([reader.close(), newOwner.close()]);
    await second.stop();
    await rm(dataDir, { recursive: true });
  });

  it('engine process ends with its parent', async () => {
    const { entry, execArgv } = engineEntry(`file://${__dirname}/start-embedded-engine.ts`);
    const dataDir = await mkdtemp(join(tmpdir(), 'engine-test-'));
    const child = fork(entry, [dataDir], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await new Promise((resolve) => child.once('message', resolve));
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await expect(exited).resolves.toBe(0);
    await expect(stat(join(dataDir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
    await rm(dataDir, { recursive: true });
  });
});
