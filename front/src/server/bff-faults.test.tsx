/** @jest-environment node */
import type { DataQuery, PageContext, PageData, RemoteModule } from '@sinima/contracts/remote';
import { apiListQuery, apiQuery } from '@sinima/runtime';
import { useQuery } from '@tanstack/react-query';
import type { FastifyInstance } from 'fastify';
import {
  breaks,
  breaksOff,
  floods,
  hangs,
  says,
  stalls,
  startFakeBff,
  type Answer,
  type FakeBff,
} from '../test/fake-bff.ts';
import { startShell } from '../test/start-shell.ts';

let ownQuery: () => DataQuery<unknown>;
let prefetch: (data: PageData) => Promise<unknown>;

function OwnData() {
  const { data, error } = useQuery(ownQuery());
  if (error) return <p>The data did not come.</p>;
  return <p>{data === undefined ? 'Loading' : 'The data are here.'}</p>;
}

const load = async () => ({
  default: OwnData,
  prefetch: ({ data }: PageContext) => prefetch(data),
  head: () => ({ title: 'A title' }),
});
const remote: RemoteModule = {
  pages: { page: { load } },
  widgets: { card: { load } },
};

let bff: FakeBff;
let shell: FastifyInstance;
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);

beforeEach(async () => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
  ownQuery = () => apiQuery('/api/stats');
  prefetch = (data) => data.fetch(ownQuery());
  bff = await startFakeBff();
  shell = await startShell({ bffUrl: bff.url, remote: () => remote });
});

afterEach(async () => {
  await shell.close();
  await bff.close();
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  if (unhandled.length > 0) throw new Error(`Nobody handles ${String(unhandled)}.`);
});

async function visit(url: string, answer: Answer) {
  bff.answer = answer;
  const began = performance.now();
  const response = await shell.inject(url);
  return { ...response, headers: response.headers, body: response.body, ms: performance.now() - began };
}

const failing: [string, Answer][] = [
  ['answers null', says('null')],
  ['answers garbage', says('<!doctype html>')],
  ['answers half a document', says('{"totalTitles": 1')],
  ['answers a number', says('7')],
  ['answers nothing', says('')],
  ['answers 500', says('{"detail":"oh"}', 500)],
  ['answers 200 MB', floods({ megabytes: 0 })],
  ['ends the connection', breaks],
  ['never answers', hangs],
  ['never ends its answer', stalls],
];

describe('pages when the BFF fails', () => {
  it.each(failing)('a page is a readable 503 within 3 s when the BFF %s', async (_what, answer) => {
    const { statusCode, headers, body, ms } = await visit('/mfe-title', answer);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('The data did not come.');
    expect(body).toContain('</header>');
    expect(body).toContain('</footer>');
    expect(ms).toBeLessThan(3_000);
  });

  it.each(failing)('the home page is a 200 within 3 s when the BFF %s', async (_what, answer) => {
    const { statusCode, body, ms } = await visit('/', answer);
    expect(statusCode).toBe(200);
    expect(body).toContain('</footer>');
    expect(ms).toBeLessThan(3_000);
  });

  it('a list that is no list is a page that did not come', async () => {
    ownQuery = () => apiListQuery('/api/titles');
    expect((await visit('/mfe-title', says('{"items": 3}'))).statusCode).toBe(503);
  });

  it('a page whose record is not there is no failure', async () => {
    expect((await visit('/mfe-title', says('{"detail":"none"}', 404))).statusCode).toBe(200);
  });

  it('a page that does not wait for its reads ends no process', async () => {
    prefetch = async (data) => {
      void data.fetch(ownQuery());
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    expect((await visit('/mfe-title', says('null'))).body).toContain('The data did not come.');
  });

  it('a page whose prefetch throws is a 503', async () => {
    prefetch = async () => {
      throw new TypeError('a mistake');
    };
    expect((await visit('/mfe-title', says('{}'))).statusCode).toBe(503);
  });

  it('an answer of 200 MB is received no further than its limit', async () => {
    const sent = { megabytes: 0 };
    await visit('/mfe-title', floods(sent));
    expect(sent.megabytes).toBeLessThan(30);
  });

  it('the pages are whole again when the BFF is', async () => {
    await visit('/mfe-title', says('null'));
    const { statusCode, body } = await visit('/mfe-title', says('{"totalTitles": 1}'));
    expect(statusCode).toBe(200);
    expect(body).toContain('The data are here.');
  });
});

describe('the API when the BFF fails', () => {
  it('the API says in JSON that the BFF did not answer in time', async () => {
    const { statusCode, headers, body, ms } = await visit('/api/stats', hangs);
    expect(statusCode).toBe(504);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 504, title: 'Gateway Timeout', instance: '/api/stats' });
    expect(ms).toBeLessThan(13_000);
  });

  it('an answer that breaks off before its first byte is out of reach, and is none of a body that never came', async () => {
    const { statusCode, headers, body } = await visit('/api/stats', breaksOff);
    expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.stringMatching(/out of reach/) });
    expect([statusCode, headers['content-encoding'], headers.etag]).toEqual([503, undefined, undefined]);
  });

  it('the API says in JSON that the BFF is out of reach', async () => {
    const { statusCode, headers, body } = await visit('/api/stats', breaks);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.stringMatching(/out of reach/) });
  });
});
