import { createServer, connect as connectSocket, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

/** A line to a server that can be cut and mended. */
class Line {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  constructor(
    private readonly host: string,
    private readonly target: number,
  ) {}

  async mend(): Promise<void> {
    this.server = createServer((socket) => {
      const onward = connectSocket(this.target, this.host);
      for (const end of [socket, onward]) {
        this.sockets.add(end);
        end.on('error', () => undefined);
        end.on('close', () => this.sockets.delete(end));
      }
      socket.pipe(onward).pipe(socket);
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  cut(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

/** As they are, so that they can be compared. */
const PLAIN = { 'accept-encoding': 'identity' };

let database: TestDatabase;
let line: Line;
let app: NestFastifyApplication;
let origin: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const address = new URL(database.uri);
  line = new Line(address.hostname, Number(address.port));
  await line.mend();
  address.host = `127.0.0.1:${line.port}`;
  address.searchParams.set('directConnection', 'true');
  app = await createApp({
    databaseUri: address.href,
    seed: smallCatalogue,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
}, 60_000);

afterAll(async () => {
  await app.close();
  line.cut();
  await database.drop();
});

it('responses carry a strong tag, and are not sent again to clients that have them', async () => {
  const first = await fetch(`${origin}/api/titles/slug/ajoke`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+/);
  const again = await fetch(`${origin}/api/titles/slug/ajoke`, {
    headers: { ...PLAIN, 'if-none-match': etag },
  });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
});

it('responses are not sent again either when they are made for the first time', async () => {
  const etag = (await fetch(`${origin}/api/genres`)).headers.get('etag') ?? '';
  const other = await fetch(`${origin}/api/genres?`, { headers: { 'if-none-match': etag } });
  expect([other.status, await other.text()]).toEqual([304, '']);
});

it('responses keep their headers when they come from the cache', async () => {
  const ask = (): Promise<Response> => fetch(`${origin}/api/titles?page=2`, { headers: PLAIN });
  const responses = [await ask(), await ask()];
  const [made, kept] = await Promise.all(
    responses.map(async (response) => [
      ...['content-type', 'link', 'x-total-count', 'x-total-count-relation', 'etag'].map((name) =>
        response.headers.get(name),
      ),
      await response.text(),
    ]),
  );
  expect(kept).toEqual(made);
  expect(made).not.toContain(null);
});

it('responses that are problems, or about the visitor, are not cached', async () => {
  for (const path of ['/api/titles/slug/no-such', '/api/auth/user']) {
    expect((await fetch(`${origin}${path}`)).headers.get('cache-control')).toBe('no-store');
  }
});

it('responses are made once for many who ask at the same time', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${origin}/api/titles?search=filler&sort=title`)),
  );
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(responses.every(({ status }) => status === 200)).toBe(true);
});

it('while the database is unavailable what was served keeps being served, the rest is 503, and all is well within five seconds of its return', async () => {
  const seen = await (await fetch(`${origin}/api/titles/trending`)).text();
  line.cut();

  const kept = await fetch(`${origin}/api/titles/trending`);
  expect([kept.status, await kept.text()]).toEqual([200, seen]);

  const unseen = await fetch(`${origin}/api/titles?year=1977`);
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('retry-after')).toBe('5');
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(503);

  await line.mend();
  const mended = Date.now();
  let status = 0;
  while (status !== 200 && Date.now() - mended < 5_000) {
    status = (await fetch(`${origin}/api/titles?year=1977`)).status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(status).toBe(200);
}, 30_000);
