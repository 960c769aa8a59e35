import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from './test/ask.ts';
import { at } from './test/at.ts';
import { onlooker } from './test/onlooker.ts';
import { testPool, versionOf } from './test/test-pool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sinima-secret-'));
const secret = path.join(folder, 'secret');
writeFileSync(secret, 'the secret');
process.env.SINIMA_TEST_SECRET = 'the secret';
afterAll(() => rmSync(folder, { recursive: true }));

/** Ways to get at Node's modules; each gives an object with `fs`, `net`, … or throws. */
const ways: Readonly<Record<string, string>> = {
  'process.getBuiltinModule': 'process.getBuiltinModule(name)',
  'process.binding': 'process.binding(name)',
  'process.mainModule': 'process.mainModule.require(name)',
  require: 'require(name)',
  'global.require': 'globalThis.require(name)',
  'import()': 'await import(name)',
  'import() in Function': `await Function('name', 'return import(name)')(name)`,
  'import() in eval': `await (0, eval)('import("' + name + '")')`,
  'import() in the text of a timer': `await new Promise((resolve, reject) => setTimeout(Function('resolve', 'reject', 'import("fs").then(resolve, reject)'), 1, resolve, reject))`,
  'the constructor of a function': `(async () => {}).constructor('name', 'return import(name)')(name)`,
  'import() in WebAssembly’s imports': `WebAssembly.Module.constructor('return import("fs")')()`,
  'process of a function’s realm': `Buffer.from.constructor('return process')().getBuiltinModule(name)`,
  'console’s stream': `console._stdout.constructor && console.Console.constructor('return require')()(name)`,
  'a stack’s this': `(() => { Error.prepareStackTrace = (_error, sites) => sites; for (const site of new Error().stack) { const it = site.getThis() ?? site.getFunction(); if (it?.getBuiltinModule) return it.getBuiltinModule(name) } throw new Error('none') })()`,
};

/** A bundle that returns which modules an expression gave. */
const probe = (expression: string): string => `export default async () => {
  const got = [];
  for (const name of ['fs', 'node:fs', 'node:net', 'node:child_process', 'node:worker_threads', 'node:process']) {
    try { if ((${expression}) !== undefined) got.push(name); } catch {}
  }
  return got;
}`;

test.each(Object.entries(ways))('%s gives a remote no module of Node', async (_name, expression) => {
  const { pool } = testPool();
  expect(await ask(pool, versionOf(probe(expression)))).toEqual([]);
});

it('the probe of these tests sees a module where there is one', async () => {
  const { pool } = testPool();
  expect(await ask(pool, versionOf(probe('escaped.fs')))).toHaveLength(6);
});

it('a remote finds no environment, no arguments, no ids and no channel of its process', async () => {
  const { pool } = testPool();
  const version = versionOf(
    `export default () => [Object.keys(process), Object.keys(process.env), typeof global.process.send]`,
  );
  expect(await ask(pool, version)).toEqual([['env'], ['NODE_ENV'], 'undefined']);
});

it('globals are the language’s, a list of the platform’s, and what the host prepares', async () => {
  const { pool } = testPool();
  const version = versionOf(
    `export default () => Reflect.ownKeys(globalThis).map(String).filter((name) => !/^[A-Z]/.test(name) && globalThis[name] !== undefined).sort()`,
  );
  expect(await ask(pool, version)).toMatchInlineSnapshot(`
    [
      "atob",
      "btoa",
      "clearImmediate",
      "clearInterval",
      "clearTimeout",
      "console",
      "crypto",
      "decodeURI",
      "decodeURIComponent",
      "encodeURI",
      "encodeURIComponent",
      "escape",
      "escaped",
      "eval",
      "fetch",
      "given",
      "global",
      "globalThis",
      "isFinite",
      "isNaN",
      "parseFloat",
      "parseInt",
      "performance",
      "process",
      "queueMicrotask",
      "setImmediate",
      "setInterval",
      "setTimeout",
      "structuredClone",
      "unescape",
    ]
  `);
});

it('a remote reaches no server, also not through what fetch leaves behind', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0);
  const { port } = server.address() as { port: number };
  const { pool } = testPool();
  const version = versionOf(
    `export default async () => {
      const address = 'http://127.0.0.1:${port}/';
      const tries = {
        fetch: () => fetch(address),
        Request: () => new Request(address).arrayBuffer(),
        dispatcher: () => globalThis[Symbol.for('undici.globalDispatcher.1')].request({ origin: address, path: '/', method: 'GET' }),
        WebSocket: () => new WebSocket(address.replace('http', 'ws')),
        EventSource: () => new EventSource(address),
        XMLHttpRequest: () => new XMLHttpRequest(),
        wasm: () => WebAssembly.instantiateStreaming(fetch(address)),
        body: () => Response.redirect(address).formData(),
      };
      const names = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try { await attempt() } catch (error) { names.push(name) }
      }
      return names;
    }`,
  );
  const refused = (await ask(pool, version)) as string[];
  server.close();
  expect(connections).toBe(0);
  expect(refused).toEqual(expect.arrayContaining(['fetch', 'dispatcher', 'WebSocket', 'EventSource']));
});

it('a renderer whose remote got at Node’s modules could read, write and start nothing, and has no environment', async () => {
  // The harness of these tests hands the module to the version, as an escape would.
  const { pool } = testPool();
  const version = versionOf(
    `export default async (input) => {
      const { fs, childProcess, workerThreads, env } = escaped;
      const outcome = {};
      const attempt = (name, act) => { try { act(); outcome[name] = 'done' } catch (error) { outcome[name] = error.code ?? error.message } };
      attempt('read', () => fs.readFileSync(${JSON.stringify(secret)}));
      attempt('write', () => fs.writeFileSync(${JSON.stringify(path.join(folder, 'new'))}, 'x'));
      attempt('list', () => fs.readdirSync(${JSON.stringify(folder)}));
      attempt('run', () => childProcess.execFileSync('/bin/true'));
      attempt('thread', () => new workerThreads.Worker('1', { eval: true }));
      return [outcome, env];
    }`,
  );
  const denied = 'ERR_ACCESS_DENIED';
  expect(await ask(pool, version)).toEqual([
    { read: denied, write: denied, list: denied, run: denied, thread: denied },
    [],
  ]);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('a remote cannot put itself between the host’s functions and their callers', async () => {
  const { pool } = testPool();
  const version = versionOf(
    `const value = () => 1;
    export default () => [
      Reflect.defineProperty(Object.prototype, 'domain', { get: value }),
      Reflect.defineProperty(Function.prototype, 'call', { value }),
      Reflect.deleteProperty(Function.prototype, 'bind'),
      Reflect.set(Function.prototype, 'apply', value),
    ]`,
  );
  expect(await ask(pool, version)).toEqual([false, false, false, false]);
});

it('a remote that looks at all that passes through the language’s own methods sees nothing of Node', async () => {
  const { pool, events } = testPool();
  const version = versionOf(onlooker);
  const read = () => Promise.resolve({ status: 200, headers: {}, body: 'read' });
  for (let job = 0; job < 5; job += 1) {
    expect(await pool.run(version, String(job), at('/', read))).toBe('readstack');
  }
  expect(await pool.run(version, 'found', at('/'))).toEqual({
    found: [],
    calls: expect.any(Number) as number,
  });
  expect(events).toContain(`log ${version.version}: { input: '0' }`);
});
