import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../src/database/connect.js';
import { keepEngine } from '../src/database/kept-engine.js';

describe('a kept engine', () => {
  it('is back at the same address with the same documents within five seconds of being killed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sinima-bff-'));
    let losses = 0;
    const engine = await keepEngine(dataDir, () => (losses += 1));
    const connection = await connect(engine.uri);
    await connection.collection('kept').insertOne({ name: 'Yeelen' });

    const former = engine.pid();
    process.kill(former, 'SIGKILL');
    const killed = Date.now();
    let found: unknown = null;
    while (found === null && Date.now() - killed < 5_000) {
      await wait(50);
      found = await connection
        .collection('kept')
        .findOne()
        .catch(() => null);
    }

    expect(found).toMatchObject({ name: 'Yeelen' });
    expect([losses, engine.pid() === former]).toEqual([1, false]);
    await connection.close();
    await engine.stop();
    await wait(200);
    expect(losses).toBe(1);
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);
});
