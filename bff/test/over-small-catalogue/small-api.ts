import { runApi, type RunningApi } from '../running-api.js';
import { smallCatalogue } from '../small-catalogue.js';

let running: RunningApi;

beforeAll(async () => {
  running = await runApi(smallCatalogue);
}, 60_000);

afterAll(() => running.stop());

/** The BFF over the small catalogue, which all cases of a test file share. */
export const api = {
  get origin(): string {
    return running.origin;
  },
};

export const get = (path: string): Promise<Response> => fetch(`${api.origin}${path}`);

/** Read an answer, which has to be good. */
export async function read<T>(path: string): Promise<T> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

export const slugs = async (path: string): Promise<string[]> =>
  (await read<{ slug: string }[]>(path)).map(({ slug }) => slug);

export const idOf = async (kind: 'titles' | 'people', slug: string): Promise<string> =>
  (await read<{ id: string }>(`/api/${kind}/slug/${slug}`)).id;
