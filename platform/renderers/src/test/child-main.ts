/** The renderer of these tests: a bundle's default export is called with the input. */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import workerThreads from 'node:worker_threads';
import { serveJobs, type JobOptions } from '../child/serve-jobs.ts';

type Work = (input: unknown, options: JobOptions) => unknown;

/** The globals of a remote that found a way around `bareGlobals`. */
const escaped = { fs, childProcess, workerThreads, env: Object.keys(process.env), process };

serveJobs(
  async (module, input, options) => {
    if (module === undefined) return { host: input };
    if (typeof module !== 'function') throw new TypeError('its default export is no function');
    return await (module as Work)(input, options);
  },
  { prepare: () => Object.assign(globalThis, { given: 'by the host', escaped }) },
);
