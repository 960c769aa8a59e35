/** `npm start` as a person meets it: what it says when it cannot, that it builds nothing twice, and that it cleans up. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { descendants, stillRunning } from './site/process-tree.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';

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

test('nothing is left when the process that started the others is killed', async () => {
  const site = await startSite({ env: { RELEASES_DIR } });
  await site.address;
  const pids = descendants(site.pid).map(({ pid }) => pid);
  process.kill(site.pid, 'SIGKILL');
  await expect.poll(() => stillRunning(pids), { timeout: 15_000 }).toEqual([]);
});

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
