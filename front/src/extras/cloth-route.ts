/** Cloth posters and portraits, and sheets of them: drawn from their address alone, so cacheable for ever. */
import { clothFromUrl } from '@sinima/ui-kit/cloth-url';
import { sheetFromUrl } from '@sinima/ui-kit/draw-sheet';
import type { FastifyInstance } from 'fastify';

export function serveCloth(server: FastifyInstance): void {
  server.get('/cloth/*', async (request, reply) => {
    const cloth = clothFromUrl(request.url) ?? sheetFromUrl(request.url);
    if (!cloth) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(cloth.svg);
  });
}
