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
