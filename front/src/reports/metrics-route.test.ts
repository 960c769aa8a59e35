/** @jest-environment node */
import type { RemoteModule } from '@sinima/contracts/remote';
import { apiQuery } from '@sinima/runtime';
import type { FastifyInstance } from 'fastify';
import { breaks, says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import type { FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

const remote: RemoteModule = {
  pages: {
    page: {
      load: async () => ({
        default: () => 'A page',
        prefetch: ({ data }) => data.fetch(apiQuery('/api/stats')),
        head: () => ({ title: 'A title' }),
      }),
    },
  },
  widgets: {},
};

const TOKEN = 'the token of an operator';
const STRANGER = '198.51.100.4';

let bff: FakeBff;
let shell: FastifyInstance;
let logged: string;

async function start(settings: Parameters<typeof startShell>[0]): Promise<void> {
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  bff = await startFakeBff(says('{}'));
  shell = await startShell({
    bffUrl: bff.url,
    operatorToken: TOKEN,
    logLevel: 'info',
    remote: () => remote,
    ...settings,
  });
}

afterEach(async () => {
  await shell.close();
  await bff.close();
  jest.restoreAllMocks();
});

const pageLines = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter((line) => line.includes('"msg":"page"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the metrics of the shell', () => {
  it('metrics tell of pages by status, of renders by version, and of reads by outcome', async () => {
    await start({});
    await shell.inject('/mfe-title');
    bff.answer = breaks;
    await shell.inject('/mfe-title');
    const { body, headers } = await shell.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^sinima_shell_page_seconds_count\{status="200"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_page_seconds_count\{status="503"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_pages_total\{source="made"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_pages_total\{source="own"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_renders_total\{remote="mfe-title",version="1.0.0"\} 2$/m);
    expect(body).toMatch(/^sinima_shell_failed_renders_total\{remote="mfe-title",version="1.0.0"\} 0$/m);
    expect(body).toMatch(/^sinima_shell_bff_reads_total\{outcome="answered"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_bff_reads_total\{outcome="failed"\} 1$/m);
    expect(body).toMatch(/^sinima_shell_page_cache_bytes \d+$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('metrics tell of releases whose files did not come, and whether other servers are heard of', async () => {
    let releases: FakeReleases | undefined;
    await start({ prepare: (made) => void (releases = made) });
    expect((await shell.inject('/metrics')).body).not.toContain('sinima_shell_missing_releases{');
    releases?.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    const { body } = await shell.inject('/metrics');
    expect(body).toContain('sinima_shell_missing_releases{remote="mfe-title",version="2.0.0"} 1');
    expect(body).toContain('sinima_shell_shared_state{state="alone"} 1');
  });

  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['a stranger', STRANGER, {}, 401],
    ['a stranger through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': STRANGER }, 401],
    ['a stranger with a wrong token', STRANGER, { authorization: 'Bearer wrong' }, 401],
    ['a client with the token', STRANGER, { authorization: `Bearer ${TOKEN}` }, 200],
  ])('metrics for %s (%s)', async (_who, remoteAddress, headers, status) => {
    await start({});
    expect((await shell.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
  });
});

describe('one request in the logs', () => {
  it('a page carries the id that the BFF is given, and that its line in the log has', async () => {
    await start({});
    const { headers } = await shell.inject('/mfe-title?q=secret');
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(bff.requests[0]!.headers['x-request-id']).toBe(id);
    expect(pageLines()).toEqual([
      expect.objectContaining({ requestId: id, method: 'GET', path: '/mfe-title', status: 200 }),
    ]);
    expect(logged.split(id as string)).toHaveLength(2);
    expect(logged).not.toContain('secret');
  });

  it('one page in three is logged, and each that failed', async () => {
    await start({ logEvery: 3 });
    for (let count = 0; count < 6; count += 1) await shell.inject('/mfe-title');
    expect(pageLines()).toHaveLength(2);
    bff.answer = breaks;
    for (let count = 0; count < 3; count += 1) await shell.inject('/mfe-title');
    expect(pageLines().filter(({ status }) => status === 503)).toHaveLength(3);
  });

  it('a page without its data is a line that says which read, and why', async () => {
    await start({});
    bff.answer = says('null');
    await shell.inject('/mfe-title');
    const line = logged.split('\n').find((each) => each.includes('goes without'));
    expect(JSON.parse(line!)).toMatchObject({ missing: '/api/stats', reason: expect.stringMatching(/502/) });
  });
});
