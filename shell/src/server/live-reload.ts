/** In development, pages reload when a release goes live. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './releases/live-site.ts';

/** Reload on a release, and when the server is there again after a restart. */
const script = `const events = new EventSource('/__dev/events');
let lost = false;
events.addEventListener('release', () => location.reload());
events.addEventListener('error', () => { lost = true; });
events.addEventListener('open', () => { if (lost) location.reload(); });
`;

/** Serve the script that reloads, and tell it of each change of what is live. */
export function serveLiveReload(server: FastifyInstance, site: Pick<LiveSite, 'onChange'>): void {
  const listeners = new Set<ServerResponse>();
  const stop = site.onChange(() => {
    for (const listener of listeners) listener.write('event: release\ndata: {}\n\n');
  });
  server.addHook('preClose', async () => {
    stop();
    for (const listener of listeners) listener.end();
  });
  server.get('/__dev/live-reload.js', async (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-store').send(script),
  );
  server.get('/__dev/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': listening\n\n');
    listeners.add(reply.raw);
    reply.raw.on('close', () => listeners.delete(reply.raw));
  });
}
