/** Faults of a remote's server bundle, as code that is put into a good one. */
import { BUILTIN, TELL } from './ways-out.ts';

/** One way to be hostile. The codes see `canary`, where the attempts are looked for. */
export interface ServerFault {
  /** The fault, in the words of the table. */
  readonly name: string;
  /** Statements at the beginning of the bundle. */
  readonly atImport?: string;
  /** Statements before each fragment is rendered. */
  readonly inRender?: string;
  /** Statements before each fragment reads its data; they may await. */
  readonly inPrefetch?: string;
  /** In place of the whole bundle. */
  readonly wholeBundle?: string;
  /** Whether the release does its work all the same, so that no failure of it need be counted. */
  readonly mayWork?: boolean;
}

const once = (statements: string): string =>
  `if (!globalThis.tried) { globalThis.tried = true; ${statements} }`;

export const serverFaults: readonly ServerFault[] = [
  { name: 'is no JavaScript', wholeBundle: '<!doctype html>' },
  { name: 'throws at import', atImport: `throw new Error('hostile');` },
  { name: 'never ends its import', atImport: 'await new Promise(() => undefined);' },
  { name: 'loops at import', atImport: 'for (;;);' },
  { name: 'throws in render', inRender: `throw new Error('hostile');` },
  { name: 'loops in render', inRender: 'for (;;);' },
  {
    name: 'never resolves in render',
    inRender: 'throw (globalThis.never ??= new Promise(() => undefined));',
  },
  { name: 'never resolves its data', inPrefetch: 'await new Promise(() => undefined);', mayWork: true },
  {
    name: 'throws in a timer',
    inRender: `setTimeout(() => { throw new Error('hostile'); }, 5);`,
  },
  {
    name: 'leaves a rejection unhandled',
    inRender: `void Promise.reject(new Error('hostile'));`,
  },
  {
    name: 'ends the process',
    inPrefetch: `${BUILTIN}
      const process = await builtin('process') ?? globalThis.process;
      await attempt(() => process.kill(process.ppid, 'SIGKILL'));
      await attempt(() => process.exit(7));
      await attempt(() => process.reallyExit(7));
      await attempt(() => process.abort());`,
    inRender: `try { globalThis.process.exit(7); } catch {}`,
    mayWork: true,
  },
  {
    name: 'takes 1 GB of memory',
    inRender: `
      globalThis.hoard ??= [];
      for (let megabytes = 0; megabytes < 1024; megabytes += 8) globalThis.hoard.push(new Uint8Array(8 << 20).fill(1));`,
  },
  {
    name: 'takes 1 GB of heap',
    inRender: `
      globalThis.hoard ??= [];
      for (let count = 0; count < 128 << 20; count += 1 << 14) globalThis.hoard.push(Array.from({ length: 1 << 14 }, (_, index) => index + 0.5));`,
  },
  {
    name: 'leaks 16 MB with each page',
    inRender: `(globalThis.hoard ??= []).push(new Uint8Array(16 << 20).fill(1));`,
    mayWork: true,
  },
  {
    name: 'floods the log',
    inRender: `
      for (let count = 0; count < 20_000; count += 1) console.log('hostile '.repeat(20));
      globalThis.flood ??= setInterval(() => { for (let count = 0; count < 2_000; count += 1) console.error('hostile '.repeat(20)); }, 5);`,
    mayWork: true,
  },
  { name: 'deletes Array.prototype.map', atImport: 'delete Array.prototype.map;' },
  {
    name: 'deletes Array.prototype.map while it renders',
    inRender: 'setTimeout(() => { delete Array.prototype.map; }, 5);',
    mayWork: true,
  },
  {
    name: 'replaces fetch, JSON and Promise',
    atImport: `
      globalThis.fetch = () => Promise.reject(new Error('hostile'));
      JSON.stringify = () => '"hostile"';
      JSON.parse = () => ({ hostile: true });
      Promise.prototype.then = function () { return this; };`,
  },
  {
    name: 'answers in the renderer’s name',
    inPrefetch: `${BUILTIN}
      const process = globalThis.process ?? await builtin('process');
      for (let id = 0; id < 200; id += 1) {
        await attempt(() => process.send({ id, kind: 'done', type: 'done', ok: true, output: { html: 'hostile' } }));
        await attempt(() => process.emit('message', { id, kind: 'hostile' }));
      }
      await attempt(() => process.disconnect());
      await attempt(() => process.removeAllListeners());`,
    mayWork: true,
  },
  {
    name: 'reads files and environment',
    inPrefetch: `${BUILTIN}${TELL}${once(`
      const fs = await builtin('fs');
      const process = await builtin('process') ?? globalThis.process;
      const child = await builtin('child_process');
      await tell({
        canary: await attempt(() => fs.readFileSync(canary.file, 'utf8')),
        passwords: await attempt(() => fs.readFileSync('/etc/passwd', 'utf8').slice(0, 80)),
        keys: await attempt(() => fs.readdirSync(canary.keys).join()),
        store: await attempt(() => fs.readFileSync(canary.store + '/live.json', 'utf8').slice(0, 80)),
        environment: await attempt(() => process.env[canary.variable]),
        parent: await attempt(() => fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8').slice(0, 80)),
        command: await attempt(() => child.execSync('id').toString()),
        worker: await attempt(async () => new (await builtin('worker_threads')).Worker('', { eval: true }).threadId),
      });`)}`,
    mayWork: true,
  },
  {
    name: 'writes into the store and elsewhere',
    inPrefetch: `${BUILTIN}${once(`
      const fs = await builtin('fs');
      for (const file of [canary.file, canary.store + '/live.json', canary.store + '/hostile', canary.copy + '/hostile', canary.written])
        await attempt(() => fs.writeFileSync(file, 'hostile'));
      await attempt(() => fs.rmSync(canary.store, { recursive: true }));
      await attempt(() => fs.symlinkSync(canary.store, canary.written));`)}`,
    mayWork: true,
  },
  {
    name: 'opens a server and connects to others',
    inPrefetch: `${BUILTIN}${TELL}${once(`
      const http = await builtin('http');
      const net = await builtin('net');
      const dgram = await builtin('dgram');
      await attempt(() => http.createServer((_, response) => response.end('hostile')).listen(canary.serverPort, '127.0.0.1').on('error', () => undefined));
      await attempt(() => net.connect(canary.port, '127.0.0.1').on('error', () => undefined).end('GET /net HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n'));
      await attempt(() => dgram.createSocket('udp4').bind(canary.serverPort, '127.0.0.1').on('error', () => undefined));
      await attempt(() => fetch('http://127.0.0.1:' + canary.port + '/fetch'));
      await attempt(() => { new WebSocket('ws://127.0.0.1:' + canary.port + '/socket'); });
      await attempt(() => { new EventSource('http://127.0.0.1:' + canary.port + '/events'); });
      await attempt(() => import('http://127.0.0.1:' + canary.port + '/module.mjs'));
      await attempt(() => new (globalThis.navigator.constructor)());`)}`,
    mayWork: true,
  },
];

/** Return the fault of that name. */
export function serverFault(name: string): ServerFault {
  const found = serverFaults.find((each) => each.name === name);
  if (!found) throw new Error(`No fault is called "${name}".`);
  return found;
}
