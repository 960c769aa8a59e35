import { randomOf } from '@sinima/seeded-random';
import type { CatalogueSample } from './catalogue-sample.ts';
import { REQUEST_KINDS } from './request-kinds.ts';

/** How many addresses of each kind are asked for. */
const OF_EACH_KIND = 4;

/** How many ask at the same time. */
const VISITORS = 8;

/** The answers that visitors got while they asked for the same pages over and over. */
export class SeenPages {
  readonly paths: readonly string[];
  /** How many answers there were since the start, and how many of them had an `Age` of more than 30 s. */
  answers = 0;
  old = 0;
  /** Wrong answers, e.g. `503 /api/stats`. */
  readonly failures: string[] = [];
  private stopping = false;

  constructor(
    private readonly origin: string,
    sample: CatalogueSample,
  ) {
    const random = randomOf(1960);
    const paths = REQUEST_KINDS.flatMap((kind) =>
      Array.from({ length: OF_EACH_KIND }, () => kind.path(random, sample)),
    );
    this.paths = [...new Set(paths)];
  }

  /** Sees each page once. */
  async see(): Promise<void> {
    for (const path of this.paths) await this.ask(path);
  }

  /** Asks for them until told to stop. */
  async askOn(): Promise<void> {
    const visitor = async (_: unknown, first: number): Promise<void> => {
      for (let at = first; !this.stopping; at += VISITORS)
        await this.ask(this.paths[at % this.paths.length]!);
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }

  stop(): void {
    this.stopping = true;
  }

  private async ask(path: string): Promise<void> {
    try {
      const response = await fetch(this.origin + path);
      await response.arrayBuffer();
      if (response.status !== 200) this.failures.push(`${response.status} ${path}`);
      if (Number(response.headers.get('age') ?? 0) > 30) this.old += 1;
    } catch (error) {
      this.failures.push(`${String(error)} ${path}`);
    }
    this.answers += 1;
  }
}
