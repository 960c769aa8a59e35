import type { Job } from './process/job.ts';
import type { RendererFault } from './shapes/renderer-error.ts';

interface Waiting {
  readonly job: Job;
  readonly expiry: NodeJS.Timeout;
}

/** Jobs of a version that wait for a renderer, but not for long. */
export class WaitingJobs {
  readonly #waiting: Waiting[] = [];

  constructor(private readonly waitMs: number) {}

  get size(): number {
    return this.#waiting.length;
  }

  add(job: Job): void {
    const expire = (): void => {
      if (this.#remove(job)) job.fail('busy', `no renderer was free within ${this.waitMs} ms`, false);
    };
    this.#waiting.push({ job, expiry: setTimeout(expire, this.waitMs).unref() });
  }

  /** Take the jobs out for which `begin` returns true. */
  take(begin: (job: Job) => boolean): void {
    for (const { job } of this.#waiting.slice()) if (begin(job)) this.#remove(job);
  }

  refuse(fault: RendererFault, detail: string): void {
    this.take((job) => {
      job.fail(fault, detail, false);
      return true;
    });
  }

  #remove(job: Job): boolean {
    const index = this.#waiting.findIndex((waiting) => waiting.job === job);
    clearTimeout(this.#waiting[index]?.expiry);
    return index !== -1 && this.#waiting.splice(index, 1).length > 0;
  }
}
