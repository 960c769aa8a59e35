import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBff } from '../src/bff/running-bff.ts';
import { memoryOfFamily } from '../src/measure/process-memory.ts';

const SEARCHES = 150_000;

/** How many are asked for at the same time. */
const CONNECTIONS = 16;

/** What the process may take, beside what it took once it was warm and what is set for responses. */
const FACTOR = 1.2;

const WORDS = ['the', 'love', 'king', 'lagos', 'night', 'of', 'girl', 'blood', 'city', 'home', 'river'];
const SORTS = ['rating', 'year', 'title'];

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;

beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
});

afterEach(() => rm(workDir, { recursive: true, force: true }));

it.each([16, 64])(
  'distinct searches take no more memory than what is set for responses: %d MB',
  async (cacheMegabytes) => {
    const bff = await runBff(
      { dataDir: path.join(workDir, 'data'), logDir: workDir },
      { cacheMegabytes, logEvery: 100 },
    );
    const memory = async (): Promise<number> => (await memoryOfFamily(bff.pid))[0]!.megabytes;
    try {
      await ask(bff.origin, 1_000_000, 500);
      const before = await memory();
      let most = before;
      for (let asked = 0; asked < SEARCHES; asked += 10_000) {
        await ask(bff.origin, asked, 10_000);
        most = Math.max(most, await memory());
        say(`${asked + 10_000} searches: ${(await memory()).toFixed(0)} MB`);
      }
      say(`${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${cacheMegabytes} MB set`);
      expect(most).toBeLessThanOrEqual(FACTOR * (before + cacheMegabytes));
    } finally {
      await bff.stop();
    }
  },
);

/** Searches with few results and with many, lists of up to fifty titles, and suggestions; none of them twice. */
function searchOf(number: number): string {
  const word = WORDS[number % WORDS.length]!;
  const list = Math.floor(number / 3);
  if (number % 3 === 0) return `/api/search?q=${word}+${number}`;
  if (number % 3 === 1) return `/api/suggest?q=${word.slice(0, 3)}${number.toString(36)}`;
  const size = 1 + (Math.floor(list / SORTS.length) % 50);
  const page = 1 + (Math.floor(list / 150) % 5);
  // Blanks change the address and not the result.
  const blanks = '+'.repeat(Math.floor(list / 750) % 80);
  return `/api/titles?sort=${SORTS[list % SORTS.length]}&pageSize=${size}&page=${page}&search=${blanks}`;
}

async function ask(origin: string, from: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = from;
  const askOn = async (): Promise<void> => {
    while (next < from + count) await answered(`${origin}${searchOf(next++)}`, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
}

/** Ask until there is an answer: on a machine that is busy elsewhere, the database may be late. */
async function answered(url: string, agent: Agent): Promise<void> {
  const status = await statusOf(url, agent);
  if (status === 503) await answered(url, agent);
  else if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
}

function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}
