/** @jest-environment node */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startCollector, type Collector, type ReceivedSpan } from './test/collector.ts';

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: Collector;
const servers: ChildProcess[] = [];

beforeEach(async () => {
  collector = await startCollector();
});

afterEach(async () => {
  await stopServers();
  await collector.close();
});

async function startServer(env: Record<string, string>): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'test/traced-server.ts'), {
    env: { PATH: process.env['PATH'], COLLECTOR: collector.endpoint, ...env },
    execArgv: ['--import', 'tsx/esm'],
  });
  servers.push(child);
  const [origin] = (await once(child, 'message')) as [string];
  return origin;
}

/** Stop the servers, which send the spans that they have. */
async function stopServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
  }
}

const serverSpan = (service: string): ReceivedSpan =>
  collector.spans.find((span) => span.service === service && span.name === 'GET /title/:slug')!;

it('one trace has the work of the server that was asked, and of the one that it asked', async () => {
  const bff = await startServer({ SERVICE: 'bff' });
  const front = await startServer({ SERVICE: 'front', NEXT: bff });
  await fetch(`${front}/title/lionheart?q=secret`);
  await stopServers();
  const read = collector.spans.find(({ name }) => name === 'GET next')!;
  expect(serverSpan('front')).toMatchObject({ status: 0, attributes: { 'url.path': '/title/lionheart' } });
  expect(serverSpan('front').parentSpanId).toBeUndefined();
  expect(read).toMatchObject({
    traceId: serverSpan('front').traceId,
    parentSpanId: serverSpan('front').spanId,
  });
  expect(serverSpan('bff')).toMatchObject({ traceId: read.traceId, parentSpanId: read.spanId });
  expect(JSON.stringify(collector.spans)).not.toContain('secret');
});

it.each([
  ['goes on with the one that a request names', GIVEN, GIVEN.split('-')[1]],
  [
    'is begun anew where a request names none that can be read',
    'nonsense',
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ],
])('a trace %s', async (_what, traceparent, traceId) => {
  const front = await startServer({ SERVICE: 'front' });
  await fetch(`${front}/title/lionheart`, { headers: { traceparent } });
  await stopServers();
  expect(serverSpan('front').traceId).toEqual(traceId);
});

it('a trace says that a request failed on our side', async () => {
  const front = await startServer({ SERVICE: 'front', STATUS: '503' });
  await fetch(`${front}/title/lionheart`);
  await stopServers();
  expect(serverSpan('front').status).toBe(2);
});

it('without a collector nothing is traced, and requests are answered', async () => {
  const front = await startServer({ SERVICE: 'front', COLLECTOR: '' });
  expect((await fetch(`${front}/title/lionheart`)).status).toBe(200);
  await stopServers();
  expect(collector.spans).toEqual([]);
});
