/** The process of one version of a part: it makes the part's application, and answers calls by it. */
import 'reflect-metadata';
import { serveJobs } from '@sinima/renderers/serve-jobs';
import type { PartAnswer, PartCall } from '../shapes/part-answer.ts';
import type { PartGiven } from '../shapes/part-given.ts';
import { sharedModule } from './shared-modules.ts';
import { startPart, type RunningPart } from './running-part.ts';

/** Where class-validator keeps what decorators say: the rules of `@sinima/api` are there already, and parts add theirs. */
const VALIDATION = 'classValidatorMetadataStorage';
const validation = (globalThis as Readonly<Record<string, unknown>>)[VALIDATION];

serveJobs<PartCall, PartAnswer>((part, call) => (part as RunningPart).answer(call), {
  link: sharedModule,
  /** Of its environment, a part sees its own settings. */
  prepare: (given) => {
    const { settings } = given as PartGiven;
    Object.assign(globalThis, {
      [VALIDATION]: validation,
      process: Object.freeze({ env: Object.freeze({ NODE_ENV: 'production', ...settings }) }),
    });
  },
  open: (module, given, ask) => startPart(module, given as PartGiven, ask),
});
