import { NO_JOB, type AskedRead, type ReadReply, type ToRenderer } from '../shapes/messages.ts';
import type { Read } from '../shapes/renderer-pool.ts';
import type { Job } from './job.ts';

type Answer = ReadReply & { readonly read: number };

const isRead = ({ path, body }: Partial<AskedRead>): boolean =>
  typeof path === 'string' && (body === undefined || typeof body === 'string');

/** Never rejects. */
async function replyOf(read: Read, { path, body }: AskedRead): Promise<ReadReply> {
  try {
    return { type: 'answer', answer: await read(path, body) };
  } catch (error) {
    return { type: 'unanswered', error: error instanceof Error ? error.message : String(error) };
  }
}

/** Read for a job; the time that it takes is not the job's. Never rejects. */
async function readFor(job: Job, asked: AskedRead): Promise<ReadReply> {
  job.reads += 1;
  job.idlePongs = 0;
  try {
    return await replyOf(job.options.read, asked);
  } finally {
    job.reads -= 1;
    job.idlePongs = 0;
  }
}

/** The reads of a renderer's jobs, and of its version. Answers of one turn of the event loop go in one message. */
export class JobReads {
  #answers: Answer[] = [];

  constructor(
    private readonly jobs: ReadonlyMap<number, Job>,
    private readonly send: (message: ToRenderer) => void,
    /** Reads beyond any job. */
    private readonly read?: Read,
  ) {}

  /** Do the reads that the renderer asks for. @returns whether it asks as a renderer does */
  ask(reads: readonly AskedRead[]): boolean {
    if (!Array.isArray(reads) || !reads.every(isRead)) return false;
    for (const read of reads) this.#ask(read);
    return true;
  }

  #ask(asked: AskedRead): void {
    const { job: id, read } = asked;
    const job = this.jobs.get(id);
    const reply = job ? readFor(job, asked) : id === NO_JOB && this.read && replyOf(this.read, asked);
    if (reply) void reply.then((answer) => this.#answer({ ...answer, read }));
    else this.#answer({ type: 'unanswered', read, error: 'The job that reads is over.' });
  }

  #answer(answer: Answer): void {
    this.#answers.push(answer);
    if (this.#answers.length > 1) return;
    setImmediate(() => {
      this.send({ type: 'answers', answers: this.#answers });
      this.#answers = [];
    });
  }
}
