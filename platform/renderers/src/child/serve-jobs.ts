/** The renderer's side of a pool: it evaluates one version's server bundle and does its jobs. */
import process from 'node:process';
import { getHeapStatistics, serialize } from 'node:v8';
import vm from 'node:vm';
import {
  NO_JOB,
  type AskedRead,
  type FromRenderer,
  type ReadReply,
  type ToRenderer,
} from '../shapes/messages.ts';
import type { Read, ReadAnswer } from '../shapes/renderer-pool.ts';
import { bareGlobals } from './bare-globals.ts';
import { errorText } from './error-text.ts';
import { evaluateBundle, type Linker } from './evaluate-bundle.ts';
import { quietConsole } from './quiet-console.ts';

export interface JobOptions {
  /** Read the API; rejects with the error of the pool's owner. */
  readonly read: Read;
}

/** The surroundings in which a bundle is evaluated. */
export interface Surroundings {
  /** Runs before the bundle is evaluated, to give it what it takes from `globalThis`. */
  readonly prepare?: (given: unknown) => void;
  /** Finds what the bundle may import; left out: it imports nothing. */
  readonly link?: Linker;
  /** Makes of the bundle's default export what jobs get as `module`; loading ends with it. `read` reads beyond any job. */
  readonly open?: (module: unknown, given: unknown, read: Read) => Promise<unknown>;
}

/** Bounds of the reads of one job, and of the reads under way of a version. */
const MAX_READS = 256;
const MAX_PATH_LENGTH = 4_096;
const MAX_BODY_LENGTH = 1_000_000;

/** Stray errors that the pool is told; after the first it replaces the renderer. */
const MAX_STRAYS = 3;

/** The callers that wait for reads. */
interface Reader {
  readonly resolve: (answer: ReadAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly over: () => void;
}

// Functions that run after a remote's code are taken beforehand: it may replace or delete any of them.
const channel = process.send?.bind(process);
const exit = process.exit.bind(process);
const memoryOf = process.memoryUsage.rss.bind(process);
const cpuUsage = process.cpuUsage.bind(process);
const whenIdle = setImmediate;
const PromiseOf = Promise;
const ErrorOf = Error;
const nothing = (): void => undefined;

/** Errors of reads: a remote that does not await them is not to blame for failures of the API. */
const readErrors = new WeakSet();
const noteReadError = readErrors.add.bind(readErrors);
const isReadError = readErrors.has.bind(readErrors);

function tell(message: FromRenderer): void {
  channel?.(message, undefined, undefined, nothing);
}

/** Reads that were asked for and are not yet told: those of one turn of the event loop go together. */
let asked: AskedRead[] = [];

function tellReads(): void {
  tell({ type: 'reads', reads: asked });
  asked = [];
}

function ask(read: AskedRead): void {
  asked[asked.length] = read;
  if (asked.length === 1) whenIdle(tellReads);
}

/** Reads that are under way, by number. */
const readers = Object.create(null) as Record<number, Reader | undefined>;
let reads = 0;

function readerOf(job: number): Read {
  let count = 0;
  const over = (): void => {
    if (job === NO_JOB) count -= 1;
  };
  return (path, body) =>
    new PromiseOf((resolve, reject) => {
      if (count === MAX_READS || typeof path !== 'string' || path.length > MAX_PATH_LENGTH) {
        reject(new ErrorOf(`One job may read ${MAX_READS} addresses of ${MAX_PATH_LENGTH} characters.`));
        return;
      }
      if (body !== undefined && (typeof body !== 'string' || body.length > MAX_BODY_LENGTH)) {
        reject(new ErrorOf(`A body may have ${MAX_BODY_LENGTH} characters.`));
        return;
      }
      count += 1;
      reads += 1;
      readers[reads] = { resolve, reject, over };
      ask({ job, read: reads, path, ...(body === undefined ? {} : { body }) });
    });
}

/**
 * Do the jobs of the pool that started this process. Call it last: afterwards there is no `process`, no network and no
 * module loading, for anybody.
 *
 * @param run does one job; `module` is the default export of the version's bundle, undefined in a renderer of the host
 * @param surroundings what the bundle is evaluated with
 */
export function serveJobs<Input, Output>(
  run: (module: unknown, input: Input, options: JobOptions) => Promise<Output>,
  { prepare = nothing, link, open = (module) => PromiseOf.resolve(module) }: Surroundings = {},
): void {
  let module: unknown;
  let answerBytes = 0;

  async function load(bundle: string | undefined, given: unknown): Promise<void> {
    try {
      prepare(given);
      const evaluated = bundle === undefined ? undefined : await evaluateBundle(bundle, link);
      module = await open(evaluated, given, readerOf(NO_JOB));
      tell({ type: 'loaded' });
    } catch (error) {
      tell({ type: 'unloadable', error: errorText(error) });
    }
  }

  async function work(job: number, input: Input): Promise<void> {
    let output: Output;
    try {
      output = await run(module, input, { read: readerOf(job) });
    } catch (error) {
      tell({ type: 'threw', job, error: errorText(error) });
      return;
    }
    try {
      const bytes = serialize(output);
      if (bytes.byteLength > answerBytes) {
        const error = `It has ${bytes.byteLength} bytes; ${answerBytes} are allowed.`;
        tell({ type: 'garbage', job, error });
      } else tell({ type: 'done', job, output: bytes });
    } catch (error) {
      tell({ type: 'garbage', job, error: errorText(error) });
    }
  }

  function settle(reply: ReadReply & { readonly read: number }): void {
    const reader = readers[reply.read];
    delete readers[reply.read];
    if (!reader) return;
    reader.over();
    if (reply.type === 'answer') reader.resolve(reply.answer);
    else {
      const error = new ErrorOf(reply.error);
      noteReadError(error);
      reader.reject(error);
    }
  }

  process.on('message', (message: ToRenderer) => {
    if (message.type === 'ping') {
      const { user, system } = cpuUsage();
      const heap = getHeapStatistics().used_heap_size;
      tell({ type: 'pong', memory: memoryOf(), heap, cpuMs: (user + system) / 1_000 });
    } else if (message.type === 'job') void work(message.job, message.input as Input);
    else if (message.type === 'answers') {
      const { answers } = message;
      for (let index = 0; index < answers.length; index += 1) settle(answers[index]!);
    } else {
      answerBytes = message.answerBytes;
      void load(message.bundle, message.given);
    }
  });
  let strays = 0;
  const stray = (error: unknown): void => {
    if (isReadError(error as Error)) return;
    strays += 1;
    if (strays <= MAX_STRAYS) tell({ type: 'stray', error: errorText(error) });
  };
  process.on('uncaughtException', stray);
  process.on('unhandledRejection', stray);
  process.on('disconnect', () => exit());
  // When the system signals all processes of a service, the front finishes its requests, and then ends its renderers itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, nothing);

  const language = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  bareGlobals(
    language,
    quietConsole((line) => tell({ type: 'log', line })),
  );
  tell({ type: 'started' });
}
