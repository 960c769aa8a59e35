import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { superviseEngine } from './engine-supervisor.ts';

/** How soon a killed engine has to be back, in ms. */
const RECOVERY_MS = 5_000;

describe('superviseEngine', () => {
  it('supervised engine is back at the same address with the same documents within five seconds of being killed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'engine-test-'));
    let losses = 0;
    const engine = await superviseEngine({ dataDir, ownerPassword: 'secret' }, () => (losses += 1));
    const client = await MongoClient.connect(engine.uri, { heartbeatFrequencyMS: 500 });
    const films = client.db('d').collection('films');
    await films.insertOne({ name: 'Yeelen' });

    const former = engine.pid()!;
    process.kill(former, 'SIGKILL');
    const killed = Date.now();
    let found: unknown = null;
    while (found === null && Date.now() - killed < RECOVERY_MS) {
      await wait(50);
      found = await films.findOne().catch(() => null);
    }

    expect(found).toMatchObject({ name: 'Yeelen' });
    expect([losses, engine.pid() === former]).toEqual([1, false]);
    await client.close();
    await engine.stop();
    await wait(200);
    expect(losses).toBe(1);
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);
});
