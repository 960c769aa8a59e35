/** `npm start` as a person meets it: what it says when it cannot, that it builds nothing twice, and that it cleans up. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { descendants, stillRunning } from './site/process-tree.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { temporaryDir } from './site/test-folders.ts';
import { TIMED } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 60_000 });

const RELEASES_DIR = process.env.SITE_RELEASES_DIR ?? '';

test('a second start builds nothing, and Ctrl-C leaves no process behind', async () => {
  const site = await startSite({ env: { RELEASES_DIR } });
  const address = await site.address;
  for (const name of ['BFF', 'shell', 'mfe-title', 'mfe-community', 'mfe-catalogue', 'mfe-people']) {
    expect(site.output()).toContain(`${name}: nothing changed`);
  }
  expect((await fetch(address)).status).toBe(200);

  const pids = descendants(site.pid).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThanOrEqual(2);
  await site.stop();
  expect(await site.ended).toBe(130);
  await expect.poll(() => stillRunning([site.pid, ...pids])).toEqual([]);
  await expect(fetch(address)).rejects.toThrow();
});

test(
  'a BFF that is killed runs again at its port within 5 seconds; its log is kept, and pages stay',
  { tag: TIMED },
  async () => {
    const SINIMA_DATA_DIR = await temporaryDir('killed-bff');
    const site = await startSite({ env: { RELEASES_DIR, SINIMA_DATA_DIR } });
    const address = await site.address;
    const bffs = () => descendants(site.pid).filter(({ command }) => command.includes('bff/dist/main.js'));
    const [bff] = bffs();
    const others = descendants(site.pid).filter(({ command }) => /launcher|identity|operator/.test(command));
    process.kill(bff!.pid, 'SIGKILL');
    const title = async (): Promise<string> => (await fetch(`${address}/title/king-of-boys`)).text();
    expect(await title()).toContain('</footer>');
    await expect.poll(() => site.output(), { timeout: 5_000 }).toMatch(/bff runs again, at port \d+/);
    expect(await title()).toContain('<h1');
    expect((await fetch(`${address}/api/stats`)).status).toBe(200);

    expect(site.output()).toMatch(/bff was ended by SIGKILL\. Log: .*bff\.1\.log\. Next try in 0\.25 s/);
    expect(readFileSync(path.join(SINIMA_DATA_DIR, 'logs/bff.1.log'), 'utf8')).toContain(`"pid":${bff!.pid}`);
    expect(stillRunning(others.map(({ pid }) => pid))).toHaveLength(others.length);
    await site.stop();
    await rm(SINIMA_DATA_DIR, { recursive: true });
  },
);

test('a MongoDB that cannot be reached is a message within 15 seconds, its password masked', async () => {
  const began = Date.now();
  const site = await startSite({
    env: { RELEASES_DIR, MONGODB_URI: 'mongodb://ada:s3cret@127.0.0.1:9/sinima' },
  });
  expect(await site.ended).toBe(1);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(site.output()).toContain('mongodb://ada:***@127.0.0.1:9/sinima cannot be reached');
  expect(site.output()).not.toContain('s3cret');
  expect(site.output()).not.toMatch(/\n\s+at .*:\d+:\d+/);
});

for (const variable of ['SHELL_PORT', 'BFF_PORT']) {
  test(`a taken port is a message that names it and ${variable}`, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const site = await startSite({ env: { RELEASES_DIR, [variable]: String(port) } });
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain(`Port ${port} is taken`);
    expect(site.output()).toContain(`${variable}=`);
    expect(site.output()).not.toMatch(/\n\s+at .*:\d+:\d+/);
    taken.close();
  });
}

test('a setting that cannot be is a message that names it', async () => {
  const site = await startSite({ env: { RELEASES_DIR, SHELL_PORT: 'many' } });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain('SHELL_PORT is "many"');
});
