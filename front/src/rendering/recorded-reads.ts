/** What a renderer read of the API for a piece of work, and whether the same would be read again. */
import type { ReadAnswer, WorkOptions } from '@sinima/renderers/renderer-pool';

type Read = WorkOptions['read'];

/** Reads that were asked for without an answer to one of them, by path: what is read next may depend on all before. */
export type ReadWave = ReadonlyMap<string, ReadAnswer>;

/** Headers of one delivery; a page that showed them would be another one each time. */
const OF_THE_DELIVERY = new Set(['age', 'cache-status', 'connection', 'date', 'keep-alive', 'x-request-id']);

function lastingHeaders({ headers }: ReadAnswer): string {
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_DELIVERY.has(name));
  return JSON.stringify(lasting.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Tell whether two answers say the same, byte for byte. */
function isSame(one: ReadAnswer, other: ReadAnswer): boolean {
  if (one === other) return true;
  if (one.status !== other.status || one.body !== other.body) return false;
  return lastingHeaders(one) === lastingHeaders(other);
}

/** Reads on behalf of one piece of work, and notes what is read. */
export class RecordedReads {
  private readonly waves: Map<string, ReadAnswer | undefined>[] = [];
  private answered = 0;
  private answeredBefore = -1;

  constructor(private readonly ask: Read) {}

  readonly read: Read = async (path) => {
    if (this.answered !== this.answeredBefore) this.waves.push(new Map());
    this.answeredBefore = this.answered;
    const wave = this.waves.at(-1)!;
    wave.set(path, undefined);
    const answer = await this.ask(path);
    this.answered += 1;
    wave.set(path, answer);
    return answer;
  };

  /** Return what was read; undefined where an answer is missing, or is none. */
  whole(): readonly ReadWave[] | undefined {
    const answers = this.waves.flatMap((wave) => [...wave.values()]);
    return answers.every((answer) => answer?.status === 200) ? (this.waves as ReadWave[]) : undefined;
  }
}

/** Read again what was read, wave by wave, as the work would, and tell whether all of it is the same. */
export async function readsTheSame(waves: readonly ReadWave[], read: Read): Promise<boolean> {
  for (const wave of waves) {
    const answers = await Promise.all([...wave.keys()].map(read));
    if (![...wave.values()].every((answer, index) => isSame(answer, answers[index]!))) return false;
  }
  return true;
}
