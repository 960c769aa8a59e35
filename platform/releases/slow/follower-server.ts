/** A process like a shell server: it follows a store and answers each request with the version that is live. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFollower } from '../src/follower/follower.ts';
import { openStore } from '../src/open-store.ts';

/** The cost of rendering a page, in ms of this process. */
const WORK_MS = 2;

const [app = '', cacheDir = ''] = process.argv.slice(2);
const { objects: store, trust } = await openStore(process.env, process.cwd());
const follower = await openFollower({
  store,
  trust,
  cacheDir,
  onError: ({ message }) => void process.stderr.write(`${message}\n`),
});

const server = createServer((_request, response) => {
  const until = performance.now() + WORK_MS;
  const { version = '' } = follower.generation().apps[app] ?? {};
  const { server: file } = follower.release(app, version) ?? {};
  while (performance.now() < until);
  response.end(JSON.stringify({ version, file }));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
