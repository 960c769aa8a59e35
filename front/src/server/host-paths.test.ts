/** @jest-environment node */
import diagnostics from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_PATHS, hostPathOf } from '@sinima/contracts/host-paths';
import type { FastifyInstance } from 'fastify';
import { PAGES_ROUTE } from '../page-cache/page-route.ts';
import { startShell } from '../test/start-shell.ts';

let routes: string[];
let folder: string;

const listen = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ url }) => void routes.push(url));
};

beforeAll(async () => {
  routes = [];
  folder = mkdtempSync(path.join(tmpdir(), 'sinima-pictures-'));
  diagnostics.subscribe('fastify.initialization', listen);
  const everything = { attachedAssetsDir: folder, offersReleases: true, operatorUrl: 'http://127.0.0.1:9' };
  const settings = [{ pageCacheMegabytes: 1 }, { devServerUrl: 'http://127.0.0.1:9' }];
  for (const each of settings) await (await startShell({ ...everything, ...each })).close();
});

afterAll(() => {
  diagnostics.unsubscribe('fastify.initialization', listen);
  rmSync(folder, { recursive: true });
});

it('every route of the front, beside pages, is in the list of the host’s paths', () => {
  const others = routes.filter((url) => url !== PAGES_ROUTE && hostPathOf(url) === undefined);
  expect(others).toEqual([]);
});

it('every path of the list is one that the front has', () => {
  expect([...new Set(routes.map(hostPathOf))].filter(Boolean).sort()).toEqual([...HOST_PATHS]);
});
