/** Faults in the code of a part, and the answers that visitors get then. */
import type { PartText } from '@sinima/api-parts/part-text';

/** One thing that goes wrong. */
export interface PartFault {
  readonly text: PartText;
  /**
   * `gives way`: the version before answers reads, and writes are refused with 503. `none starts`: the version before
   * answers both. `either`: a version answers, it or the one before. A number: the part answers by itself, with this status.
   */
  readonly outcome: 'gives way' | 'none starts' | 'either' | number;
  /** How many reads it takes until it shows; left out: the first does. */
  readonly reads?: number;
}

/** A part whose calls do this. */
const calling = (body: string, first = ''): PartText => ({
  prefix: 'festivals',
  first,
  calls: { '': body },
  posts: { '': body },
});

const answering = (status: number, body: string): PartFault => ({ text: calling(body), outcome: status });

/** All of them, by the behaviour of the part. */
export const PART_FAULTS: Readonly<Record<string, PartFault>> = {
  loops: { text: calling('for (;;) {}'), outcome: 'gives way' },
  hangs: { text: calling('await new Promise(() => undefined);'), outcome: 'gives way' },
  'takes 1 GB': {
    text: calling('const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1));'),
    outcome: 'gives way',
  },
  'fills its heap': {
    text: calling('const all = []; for (;;) all.push(new Array(100_000).fill(all));'),
    outcome: 'gives way',
  },
  'answers 200 MB': { text: calling("return 'x'.repeat(200_000_000);"), outcome: 'gives way' },
  'throws after its answer began': {
    text: calling("setTimeout(() => { throw new Error('late'); }, 1); await new Promise(() => undefined);"),
    outcome: 'gives way',
  },
  'throws at its start': {
    text: { prefix: 'festivals', start: "throw new Error('gone');" },
    outcome: 'none starts',
  },
  'loops at its start': { text: { prefix: 'festivals', start: 'for (;;) {}' }, outcome: 'none starts' },
  leaks: {
    text: calling('kept.push(Buffer.alloc(20_000_000, 1)); return [];', 'const kept = [];'),
    outcome: 'either',
    reads: 30,
  },
  'floods its log': answering(
    200,
    'for (let line = 0; line < 100_000; line += 1) console.log(line); return [];',
  ),
  'answers null': answering(200, 'return null;'),
  'answers wrong types': answering(200, "return { name: 7, festivals: 'none' };"),
  'throws in a call': answering(500, "throw new Error('wrong');"),
  'ends its process': answering(500, 'process.exit(1);'),
  'writes into the catalogue': answering(500, "return connection.collection('titles').deleteMany({});"),
  'reads a secret of the environment': answering(500, 'return process.env.SESSION_SECRET.length;'),
  'opens a port': answering(
    500,
    "const { createServer } = await import('node:net'); createServer().listen(0); return [];",
  ),
};
