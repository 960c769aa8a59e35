/** The files of the host and of the releases: named by their content, or within a version's folder, so never stale. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { HOST_BASE } from '@sinima/contracts/host';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

const immutable = { immutable: true, maxAge: '365d', preCompressed: true, index: false } as const;

/** Only what is meant for browsers: `/<app>/<version>/browser/…`. */
const browserFile = /^\/[^/]+\/[^/]+\/browser\/[^/]+$/;

/** Serve `/assets/` from the host's build, and `/releases/` from the store or, before it, from the development store. */
export async function serveFiles(server: FastifyInstance, settings: Settings): Promise<void> {
  await server.register(fastifyStatic, {
    ...immutable,
    root: path.join(settings.hostDir, 'client'),
    prefix: HOST_BASE,
  });
  await server.register(fastifyStatic, {
    ...immutable,
    root: settings.storeDirs,
    prefix: '/releases/',
    decorateReply: false,
    allowedPath: (file) => browserFile.test(file),
  });
}
