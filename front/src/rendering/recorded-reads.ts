/** The API reads of a renderer for one piece of work. */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import type { ReadAnswer, WorkOptions } from '@sinima/renderers/renderer-pool';

type Read = WorkOptions['read'];

/** Answers that were read, by path. */
export type ReadAnswers = Readonly<Record<string, ReadAnswer>>;

/** Reads on behalf of one piece of work, and notes what is read. */
export class RecordedReads {
  private readonly byPath = new Map<string, ReadAnswer | undefined>();

  constructor(private readonly ask: Read) {}

  readonly read: Read = async (path) => {
    this.byPath.set(path, undefined);
    const answer = await this.ask(path);
    this.byPath.set(path, answer);
    return answer;
  };

  /** Return the answers that came. */
  answers(): ReadAnswers {
    const came = [...this.byPath].flatMap(([path, answer]) => (answer ? [[path, answer] as const] : []));
    return Object.fromEntries(came);
  }

  /** Tell whether an answer of 200 came to each read. */
  areWhole(): boolean {
    return [...this.byPath.values()].every((answer) => answer?.status === 200);
  }
}

/** Return how long an answer is fresh from now on, in milliseconds (RFC 9111 §4.2). */
function freshMsOf({ headers }: ReadAnswer): number {
  const control = headers['cache-control'] ?? '';
  if (!/\bpublic\b/.test(control)) return 0;
  const seconds = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0) - Number(headers.age ?? 0);
  return Math.max(0, seconds * 1_000);
}

/** Facts about a result that follow from the answers that it was made of. */
interface FactsOfReads {
  /** As long as the answer that is fresh for the shortest time, in milliseconds. */
  readonly freshMs: number;
  /** Of the answer that was read first. */
  readonly revision: string | undefined;
  readonly surrogateKeys: readonly string[];
}

/** @param mostMs how long it is fresh where nothing was read */
export function factsOfReads(answers: ReadAnswers, mostMs: number): FactsOfReads {
  const all = Object.values(answers);
  return {
    freshMs: Math.min(mostMs, ...all.map(freshMsOf)),
    revision: all[0]?.headers[REVISION_HEADER.toLowerCase()],
    surrogateKeys: [...new Set(all.flatMap(({ headers }) => headers['surrogate-key']?.split(' ') ?? []))],
  };
}
