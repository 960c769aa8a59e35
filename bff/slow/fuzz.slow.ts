import { nastyPaths, parameters, weaknesses } from '../test/nasty-requests.js';
import { runApi, type RunningApi } from '../test/running-api.js';
import { smallCatalogue } from '../test/small-catalogue.js';

let api: RunningApi;

beforeAll(async () => {
  api = await runApi(smallCatalogue);
}, 60_000);

afterAll(() => api.stop());

it.each(parameters)('nasty values of $name of $path break nothing and reveal nothing', async (parameter) => {
  expect(await weaknesses(api.origin, nastyPaths(parameter))).toEqual([]);
});
