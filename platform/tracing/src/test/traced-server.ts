/**
 * A server that is traced, as a process of its own. It asks the server at `NEXT`, if there is one, for a part of each
 * response, and answers with `STATUS`.
 */
import Fastify from 'fastify';
import { openTracing } from '../open-tracing.ts';
import { spanOf, traceRequests } from '../trace-requests.ts';

const { SERVICE = '', COLLECTOR, NEXT, STATUS = '200' } = process.env;

const server = Fastify();
const tracing = await openTracing({ service: SERVICE, endpoint: COLLECTOR });
if (tracing) traceRequests(server, tracing);
server.get('/title/:slug', async (request, reply) => {
  if (NEXT) {
    const read = spanOf(request)?.begin('GET next');
    const { status } = await fetch(`${NEXT}/title/part`, {
      headers: read ? { traceparent: read.traceparent } : {},
    });
    read?.end({ 'http.response.status_code': status });
  }
  return reply.code(Number(STATUS)).send('');
});
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => void server.close());
