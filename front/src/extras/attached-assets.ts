/** Pictures that an operator puts beside the site: records name them by `@assets/<file>`. */
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { SHARED_FILE_HEADERS } from '@sinima/server/security-headers';
import type { FastifyInstance } from 'fastify';

const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Serve `/attached_assets/` from a folder; serve nothing when there is no such folder. A file may change under its name,
 * so browsers ask again after a day.
 */
export async function serveAttachedAssets(server: FastifyInstance, dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  await server.register(fastifyStatic, {
    root: dir,
    prefix: '/attached_assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    allowedPath: (file) => pictures.test(file),
    setHeaders(reply) {
      // An SVG opened by itself is a document: it runs nothing.
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      for (const [name, value] of Object.entries(SHARED_FILE_HEADERS)) reply.header(name, value);
    },
  });
}
