/** Start a part in a process of its own, as the API does, and call each operation of its slice. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPartPool } from '@sinima/api-parts/part-pool';
import { RendererError } from '@sinima/renderers/renderer-error';
import { answerProblem } from './answer-problems.ts';
import { makePartScript } from './part-script.ts';
import { partCalls, type PartCall } from './part-calls.ts';
import type { PartToTry } from './part-to-try.ts';

/** In ms: the machine that tries a part may do much else, and nobody waits for its answers. */
const PATIENCE = { waitMs: 20_000, loadMs: 15_000, lateMs: 10_000, jobMs: 15_000 };

/** The outcome of the calls. */
export interface AskedPart {
  /** One sentence for each operation that is not as its slice says, without the name of the part. */
  readonly problems: readonly string[];
  /** The JSON of successful answers, by operation. */
  readonly answers: ReadonlyMap<string, unknown>;
}

/** The settings of a part that this process has. */
function settingsOf({ api }: PartToTry): Record<string, string> {
  return Object.fromEntries(
    (api.settings ?? []).flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const reasonOf = (error: unknown): string =>
  (error instanceof RendererError ? error.message : String(error)).replace(/\.?(\n {4}at [^]*)?$/, '');

/** Start a part on a database and call it. It writes into the catalogue by calls that are taken and forgotten. */
export async function askPart(part: PartToTry, databaseUri: string): Promise<AskedPart> {
  const { app, version, api, slice } = part;
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-part-'));
  const bundle = path.join(dir, 'api.mjs');
  const lines: string[] = [];
  await makePartScript();
  const pool = await createPartPool({ onLog: (_version, line) => void lines.push(line) }, PATIENCE);
  const { prefixes, writes = [] } = api;
  const given = { app, prefixes, databaseUri, mayWrite: true, writes, settings: settingsOf(part) };
  const read = () => Promise.resolve({ status: 204, headers: {}, body: '' });
  const problems: string[] = [];
  const answers = new Map<string, unknown>();
  try {
    await writeFile(bundle, await part.read(api.module));
    for (const call of partCalls(slice)) {
      const wrong = await tryCall(call);
      if (wrong === undefined) continue;
      problems.push(wrong.problem);
      if (wrong.isFatal) break;
    }
  } finally {
    await pool.close();
    await rm(dir, { recursive: true });
  }
  return { problems, answers };

  async function tryCall(
    call: PartCall,
  ): Promise<{ readonly problem: string; readonly isFatal: boolean } | undefined> {
    if (call.lacking.length > 0) {
      const names = call.lacking.join(', ');
      const problem = `${call.operation} has no example of ${names}: add @ApiParam({ name: '${call.lacking[0]}', example: '…' })`;
      return { problem, isFatal: false };
    }
    const body = call.body === undefined ? {} : { body: Buffer.from(JSON.stringify(call.body)) };
    const headers: Record<string, string> =
      call.body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = { method: call.method, url: call.url, headers, ...body };
    try {
      const answer = await pool.answer({ app, version, bundle, given, read }, sent);
      const text = Buffer.from(answer.body).toString();
      const contentType = answer.headers['content-type'] ?? '';
      const wrong = answerProblem(call, { status: answer.status, contentType, body: text }, slice);
      if (wrong !== undefined) {
        const logged = answer.status >= 500 && lines.length > 0 ? `: ${lines.at(-1)!}` : '';
        return { problem: `${call.operation} ${wrong}${logged}`, isFatal: false };
      }
      if (answer.status === 200 && /json/.test(contentType)) answers.set(call.operation, JSON.parse(text));
      return undefined;
    } catch (error) {
      const isFatal = error instanceof RendererError && ['import', 'exits', 'paused'].includes(error.fault);
      return { problem: `${call.operation} is not answered: ${reasonOf(error)}`, isFatal };
    }
  }
}
