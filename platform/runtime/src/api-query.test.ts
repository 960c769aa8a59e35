import { createQueryClient, configureApi, pageData } from './host.ts';
import { ApiError, isMissing } from './api-error.ts';
import { apiListQuery, apiQuery } from './api-query.ts';

const requested: string[] = [];

function answer(response: () => Response): void {
  requested.length = 0;
  configureApi((path) => {
    requested.push(path);
    return Promise.resolve(response());
  });
}

describe('a read of the API', () => {
  it('asks the address that the key joined with slashes is', async () => {
    answer(() => Response.json({ slug: 'ọ̀ṣun' }));
    const query = apiQuery('/api/titles/slug/{slug}', { path: { slug: 'ọ̀ṣun/2' } });
    await createQueryClient().fetchQuery(query);
    expect(requested).toEqual([query.queryKey.join('/')]);
    expect(requested).toEqual([`/api/titles/slug/${encodeURIComponent('ọ̀ṣun/2')}`]);
  });

  it('leaves out parameters that are not given', () => {
    const { queryKey } = apiQuery('/api/titles', { query: { type: 'MOVIE', genre: '', page: 2 } });
    expect(queryKey).toEqual(['/api/titles?type=MOVIE&page=2']);
  });

  it('is made once: cached data are never stale', async () => {
    answer(() => Response.json([]));
    const client = createQueryClient();
    await client.fetchQuery(apiQuery('/api/titles/trending'));
    await client.fetchQuery(apiQuery('/api/titles/trending'));
    expect(requested).toHaveLength(1);
  });

  it('says for which client it is made, so that a server can tell for which page', async () => {
    const clients: unknown[] = [];
    configureApi((_path, { client }) => {
      clients.push(client);
      return Promise.resolve(Response.json([]));
    });
    const client = createQueryClient();
    await client.fetchQuery(apiQuery('/api/stats'));
    await client.fetchQuery(apiListQuery('/api/people'));
    expect(clients).toEqual([client, client]);
  });

  it('is not tried again when it fails, and says status and text', async () => {
    answer(() => new Response('down for a moment', { status: 503 }));
    const client = createQueryClient();
    await expect(client.fetchQuery(apiQuery('/api/stats'))).rejects.toThrow('503: down for a moment');
    expect(requested).toHaveLength(1);
  });

  it('says the status text where there is no body', async () => {
    answer(() => new Response(null, { status: 404, statusText: 'Not Found' }));
    await expect(createQueryClient().fetchQuery(apiQuery('/api/stats'))).rejects.toThrow('404: Not Found');
  });
});

describe('a page of a list', () => {
  it.each([
    ['eq', false],
    ['gte', true],
  ])('knows how many there are in all (%s)', async (relation, totalIsAtLeast) => {
    answer(() =>
      Response.json([{ id: '1' }], {
        headers: { 'X-Total-Count': '158', 'X-Total-Count-Relation': relation },
      }),
    );
    const page = await createQueryClient().fetchQuery(apiListQuery('/api/people'));
    expect(page).toEqual({ items: [{ id: '1' }], total: 158, totalIsAtLeast });
  });

  it('is not mistaken for the bare list at the same address', async () => {
    answer(() => Response.json([{ id: '1' }]));
    const client = createQueryClient();
    await client.fetchQuery(apiListQuery('/api/people'));
    expect(await client.fetchQuery(apiQuery('/api/people'))).toEqual([{ id: '1' }]);
  });
});

describe('what a page reads ahead', () => {
  it('can be read back, and its failure too', async () => {
    answer(() => new Response('no such title', { status: 404 }));
    const data = pageData(createQueryClient());
    const query = apiQuery('/api/titles/slug/{slug}', { path: { slug: 'x' } });
    await expect(data.fetch(query)).rejects.toThrow();
    expect(data.read(query)).toBeUndefined();
    expect(isMissing(data.failure(query))).toBe(true);
  });
});

describe('an error of the API', () => {
  it('is the same after it has travelled in a page', () => {
    const travelled: unknown = JSON.parse(JSON.stringify(new ApiError(404, 'gone')));
    expect(travelled).toEqual({ status: 404, message: '404: gone' });
    expect(isMissing(travelled)).toBe(true);
    expect(isMissing(new ApiError(500, 'x'))).toBe(false);
    expect(isMissing(null)).toBe(false);
  });
});
