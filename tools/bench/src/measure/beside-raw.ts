import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '@sinima/site/service';
import { median } from './percentiles.ts';
import { requestsPerSecond } from './throughput.ts';
import type { RawAnswer } from './raw-server.ts';

/** How often the measured server and the raw one take turns at each address. */
const ROUNDS = 9;

/** A request that is made again and again. */
export interface Asked {
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

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
    const answersFile = path.join(workDir, 'answers.json');
    await writeFile(answersFile, JSON.stringify({ [one.path]: answer }));
    const raw = await startService({
      name: 'raw',
      module: fileURLToPath(new URL('raw-server.ts', import.meta.url)),
      execArgv: ['--import', 'tsx/esm'],
      env: { ...process.env, ANSWERS: answersFile },
      logDir: workDir,
    });
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

/** Return what a server sends, compressed as it is. Node itself adds the headers that are left out. */
function receive(origin: string, { path: at, headers }: Asked): Promise<RawAnswer> {
  const agent = new Agent();
  return new Promise((resolve, reject) => {
    get(origin + at, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, rawHeaders } = response;
        const kept = rawHeaders.filter((_, index) => {
          const name = rawHeaders[index - (index % 2)]!.toLowerCase();
          return !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name);
        });
        resolve({ status, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });
}
