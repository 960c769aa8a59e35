/** The renderer of these tests: a bundle's default export is called with the input. */
import { serveJobs, type JobOptions } from '../child/serve-jobs.ts';

type Work = (input: unknown, options: JobOptions) => unknown;

serveJobs(
  async (module, input, options) => {
    if (module === undefined) return { host: input };
    if (typeof module !== 'function') throw new TypeError('its default export is no function');
    return await (module as Work)(input, options);
  },
  () => Object.assign(globalThis, { given: 'by the host' }),
);
