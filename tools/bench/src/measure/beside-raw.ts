import { median } from './percentiles.ts';
import { receive, startRawServer, type Asked } from './start-raw-server.ts';
import { requestsPerSecond } from './throughput.ts';

/** How often the measured server and the raw one take turns at each address. */
const ROUNDS = 9;

/** How fast responses went out, beside a server that can do nothing else. */
export interface BesideRaw {
  /** Bytes of the body, as they go over the wire. */
  readonly bytes: number;
  readonly requestsPerSecond: number;
  readonly rawRequestsPerSecond: number;
  /** Median over the rounds of the server's requests a second, divided by the raw server's just after. */
  readonly ratio: number;
}

/** Measure requests to a server, in turns with a raw server that has the same responses to the byte. */
export async function besideRaw(
  origin: string,
  asked: readonly Asked[],
  { seconds, workDir, rounds = ROUNDS }: { seconds: number; workDir: string; rounds?: number },
): Promise<BesideRaw[]> {
  const figures: BesideRaw[] = [];
  for (const one of asked) {
    await receive(origin, one);
    const answer = await receive(origin, one);
    const raw = await startRawServer({ [one.path]: answer }, { workDir });
    try {
      const rates = await inTurns([origin, raw.origin], one, { seconds, rounds });
      figures.push({ bytes: Buffer.from(answer.body, 'base64').length, ...rates });
    } finally {
      await raw.stop();
    }
  }
  return figures;
}

async function inTurns(
  [origin, rawOrigin]: readonly [string, string],
  { path: at, headers }: Asked,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Omit<BesideRaw, 'bytes'>> {
  const rate = (from: string): Promise<number> => requestsPerSecond(from + at, seconds, headers);
  await rate(origin);
  await rate(rawOrigin);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(origin));
    theirs.push(await rate(rawOrigin));
  }
  return {
    requestsPerSecond: median(ours),
    rawRequestsPerSecond: median(theirs),
    ratio: median(ours.map((ourRate, round) => ourRate / theirs[round]!)),
  };
}
