import type { AskedRead, ReadReply, ToRenderer } from '../shapes/messages.ts';
import type { Job } from './job.ts';

type Answer = ReadReply & { readonly read: number };

const isRead = ({ path, body }: Partial<AskedRead>): boolean =>
  typeof path === 'string' && (body === undefined || typeof body === 'string');

/** Read for a job; the time that it takes is not the job's. Never rejects. */
async function readFor(job: Job, { path, body }: AskedRead): Promise<ReadReply> {
  job.reads += 1;
  job.idlePongs = 0;
  try {
    return { type: 'answer', answer: await job.options.read(path, body) };
  } catch (error) {
    return { type: 'unanswered', error: error instanceof Error ? error.message : String(error) };
  } finally {
    job.reads -= 1;
    job.idlePongs = 0;
  }
}

/** The reads of a renderer's jobs. Answers of one turn of the event loop go in one message. */
export class JobReads {
  #answers: Answer[] = [];

  constructor(
    private readonly jobs: ReadonlyMap<number, Job>,
    private readonly send: (message: ToRenderer) => void,
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
    if (!job) this.#answer({ type: 'unanswered', read, error: 'The job that reads is over.' });
    else void readFor(job, asked).then((reply) => this.#answer({ ...reply, read }));
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
