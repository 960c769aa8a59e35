/** Pages that are kept: on a site of its own, whose BFF can be away and whose versions change. */
import { untilLive } from './faults/await-site.ts';
import { SIGNED_IN, startFaultSite, type FaultSite } from './faults/fault-site.ts';
import { publishHostile } from './faults/hostile-release.ts';
import { title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

const REMOTE = 'mfe-title';
/** No page that the steady load of the site asks for. */
const ADDRESS = `${title.address}/crew`;
const UNSEEN = '/movies?page=7';

/** How long a page is fresh and a failing BFF is waited for, with some to spare, in milliseconds. */
const STALE_MS = 90_000;

test.describe('pages that are kept', { tag: '@faults' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 5 * 60_000 });

  let site: FaultSite;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startFaultSite();
  });

  test.afterAll(() => site.stop());

  interface Visited {
    readonly status: number;
    readonly html: string;
    /** What the cache says of how it came by the page. */
    readonly cache: string | null;
    readonly control: string | null;
  }

  async function visit(address: string, headers: Record<string, string> = {}): Promise<Visited> {
    const answer = await fetch(site.origin + address, { headers });
    return {
      status: answer.status,
      html: await answer.text(),
      cache: answer.headers.get('cache-status'),
      control: answer.headers.get('cache-control'),
    };
  }

  /** Visit until the page can be made: on a busy machine its data may be late. */
  async function visitMade(address: string): Promise<Visited> {
    let visited = await visit(address);
    await expect
      .poll(async () => visited.status === 200 || (visited = await visit(address)).status === 200, {
        timeout: STALE_MS,
      })
      .toBe(true);
    return visited;
  }

  test('two visitors, with parameters that the page does not read, cost one render', async () => {
    const first = await visitMade(`${ADDRESS}?utm_source=one`);
    const second = await visit(`${ADDRESS}?utm_source=two`);
    expect(first.cache).toBe('sinima; fwd=miss; stored');
    expect(second.cache).toMatch(/^sinima; hit; ttl=/);
    expect(second.html).toBe(first.html);
  });

  test('a visitor who is signed in has a page of their own, which no cache keeps', async () => {
    const { cache, control } = await visit(ADDRESS, { cookie: SIGNED_IN });
    expect([cache, control]).toEqual([null, 'private, no-store']);
  });

  test('a rollback holds with the next page, and the other version is served to nobody', async () => {
    const good = site.good[REMOTE]!;
    const { version } = await publishHostile(site.store, { app: REMOTE, good, hostility: {} });
    await site.store.activate([{ app: REMOTE, version }]);
    await untilLive(site);
    expect((await visitMade(ADDRESS)).html).toContain(version);
    await site.store.rollback(REMOTE);
    await untilLive(site);
    const { html } = await visitMade(ADDRESS);
    expect(html).toContain(good);
    expect(html).not.toContain(version);
  });

  test('without a BFF the page of before is served, and says so', async () => {
    const { html } = await visitMade(ADDRESS);
    site.bff.faults = [{ at: /./, kind: 'is down' }];
    await expect
      .poll(async () => (await visit(ADDRESS)).cache, { timeout: STALE_MS, intervals: [500] })
      .toMatch(/^sinima; hit; ttl=-\d+; detail=stale-if-error$/);
    const during = await visit(ADDRESS);
    expect([during.status, during.html]).toEqual([200, html]);
    expect((await visit(UNSEEN)).status).toBe(503);
    site.bff.faults = [];
    await expect
      .poll(async () => (await visit(ADDRESS)).cache, { timeout: STALE_MS, intervals: [500] })
      .toMatch(/^sinima; hit; ttl=\d+$/);
  });
});
