import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, type Service } from '@sinima/site/service';
import type { RawAnswer } from './raw-server.ts';

/** A request that is made again and again. */
export interface Asked {
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Start a server that knows these answers, by address, and nothing else. */
export async function startRawServer(
  answers: Readonly<Record<string, RawAnswer>>,
  { workDir, name = 'raw' }: { workDir: string; name?: string },
): Promise<Service> {
  const answersFile = path.join(workDir, `answers-${name}.json`);
  await writeFile(answersFile, JSON.stringify(answers));
  return startService({
    name,
    module: fileURLToPath(new URL('raw-server.ts', import.meta.url)),
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, ANSWERS: answersFile },
    logDir: workDir,
  });
}

/** Return what a server sends, compressed as it is. Node itself adds the headers that are left out. */
export function receive(origin: string, { path: at, headers }: Asked): Promise<RawAnswer> {
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
