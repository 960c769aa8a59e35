import { GENERATION_HEADER, VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import type { FastifyInstance } from 'fastify';
import { receiveVisit, type VisitOptions } from './visit.ts';

/** Answer open tabs, which ask whether other versions are live for their visitor by now. */
export function serveVisitorVersions(server: FastifyInstance, options: VisitOptions): void {
  server.get(VISITOR_VERSIONS_PATH, async (request, reply) => {
    const { versions } = await receiveVisit(request, reply, options);
    return reply
      .headers({ 'Cache-Control': 'private, no-store', [GENERATION_HEADER]: String(versions.generation) })
      .send(versions);
  });
}
