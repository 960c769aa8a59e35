import document from '@sinima/contracts/openapi.json';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { startMockApi } from '@sinima/mock-api/start-mock-api';
import { checkApi } from './check-api.ts';

const ours = document as unknown as OpenApi;

/** Ask of an API with a document whether it will do. */
async function checked(theirs: OpenApi): Promise<string | undefined> {
  const api = await startMockApi({ document: theirs });
  try {
    const said = await checkApi(api.origin, ours);
    return said?.replace(api.origin, 'there');
  } finally {
    await api.stop();
  }
}

const { '/api/genres': _genres, ...paths } = ours.paths;

describe('the API that npm run dev -- --api is given', () => {
  it('will do when it has all that ours has', async () => {
    expect(await checked(ours)).toBeUndefined();
  });

  it('is compared with ours, and the difference is named', async () => {
    expect(await checked({ ...ours, paths })).toBe(
      'The API at there is not quite the one that the pages here are written for:\n  GET /api/genres is not there',
    );
  });

  it('is refused when it is another API', async () => {
    const { '/api/openapi.json': own } = ours.paths;
    const { get } = own!;
    const other = { ...ours, paths: { '/api/{file}': { get: get! } } };
    await expect(checked(other)).rejects.toThrow('has none of the calls that the pages here make');
  });

  it('is refused when nothing answers, and the message says what to do', async () => {
    const api = await startMockApi({ document: ours });
    await api.stop();
    await expect(checkApi(api.origin, ours)).rejects.toThrow(
      `No API answers at ${api.origin} (ECONNREFUSED). Start it, or correct the address after --api.`,
    );
  });
});
