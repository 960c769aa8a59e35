/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from '@sinima/releases/folder-store';
import Fastify from 'fastify';
import { openMachineStore, serveStore } from './machine-store.ts';

describe("the store of a developer's machine", () => {
  it('a machine lets its store be read and not changed, and nothing outside of it', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sinima-machine-'));
    const folder = new FolderStore(path.join(dir, 'store'));
    await folder.write('mfe-title/1.0.0/release.json', Buffer.from('{}'));
    await new FolderStore(dir).write('secret', Buffer.from('secret'));
    const server = Fastify();
    serveStore(server, folder);
    const store = openMachineStore(await server.listen({ host: '127.0.0.1', port: 0 }));
    expect((await store.read('mfe-title/1.0.0/release.json'))?.bytes.toString()).toBe('{}');
    expect(await store.read('mfe-title/2.0.0/release.json')).toBeUndefined();
    expect(await store.read('..%2fsecret')).toBeUndefined();
    await expect(store.write('live.json', Buffer.from(''))).rejects.toThrow('on that machine alone');
    await server.close();
    await expect(store.read('live.json')).rejects.toThrow('does not answer. Start it there');
    rmSync(dir, { recursive: true });
  });
});
