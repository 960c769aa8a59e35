import type { FastifyInstance } from 'fastify';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#14235a" d="M0 0h24v24H0z"/>' +
  '<path fill="none" stroke="#f2b134" stroke-width="2" d="M4 4l8 8-8 8M20 4l-8 8 8 8M12 0v6M12 18v6M0 12h4M20 12h4"/></svg>';

/** The site's icon, for both names under which browsers ask. */
export function serveFavicon(server: FastifyInstance): void {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    server.get(path, async (_request, reply) =>
      reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(icon),
    );
  }
}
