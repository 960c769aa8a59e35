import { connect } from 'node:net';
import { api } from './small-api.js';

let port: number;

beforeAll(() => {
  port = Number(new URL(api.origin).port);
});

/** Send a request as it stands, and return all that is answered until the connection ends. */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (text) => (answer += String(text)));
    // What we still write when the connection is closed is in vain.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const get = (address: string, header = ''): Promise<string> =>
  send(`GET ${address} HTTP/1.1\r\nHost: api\r\n${header}Connection: close\r\n\r\n`);

const MEGABYTES = 'a'.repeat(10_000_000);

it.each([
  ['an address of 10 MB', () => get(`/api/titles?search=${MEGABYTES}`), 431],
  ['a header of 10 MB', () => get('/api/stats', `X-Long: ${MEGABYTES}\r\n`), 431],
  ['no request at all', () => send('NONSENSE\r\n\r\n'), 400],
  [
    'a request of two lengths',
    () =>
      send(
        'POST /api/me HTTP/1.1\r\nHost: api\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/stats HTTP/1.1\r\nHost: api\r\n\r\n',
      ),
    400,
  ],
  [
    'a body of 10 MB',
    () =>
      send(
        `POST /api/stats HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: ${MEGABYTES.length}\r\nConnection: close\r\n\r\n{"a":"${MEGABYTES}"}`,
      ),
    413,
  ],
])('%s is refused with a problem, and others are served', async (_what, ask, status) => {
  const answer = await ask();
  expect(answer.split('\r\n', 1)[0]).toContain(` ${status} `);
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  expect((await fetch(`${api.origin}/api/stats`)).status).toBe(200);
});

it.each([
  '/%',
  '/api/%E0%A4%A',
  '/api/titles/slug/%ff',
  '/api/titles/slug/%00',
  '/api/titles/..%2f..%2fetc%2fpasswd',
  '/api/../../etc/passwd',
  '//elsewhere/api/stats',
  '/\\..\\etc',
  'http://[',
  '*',
  `/api/titles/slug/${'a'.repeat(400)}`,
])('the malformed address %s is a problem of the visitor, told without a stack', async (address) => {
  const answer = await get(address);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  expect(answer).not.toMatch(/\bat .+:\d+:\d+/);
});
