/** A host of a few lines, as the launcher runs it. Its version's name, which it answers with, chooses its fault. */
import { createServer } from 'node:http';
import { getHeapStatistics } from 'node:v8';

const version = process.env.HOST_VERSION;
if (version.includes('crashes')) process.exit(3);

let isDraining = false;
function respond(request, response) {
  if (isDraining) response.setHeader('Connection', 'close');
  if (request.url === '/die') process.exit(4);
  if (request.url === '/health/ready' && version.includes('sick')) {
    response.writeHead(503).end('nothing works');
  } else if (request.url === '/secrets') {
    response.end(Object.keys(process.env).join(' '));
  } else if (request.url === '/heap') {
    response.end(String(getHeapStatistics().heap_size_limit));
  } else {
    setTimeout(() => response.end(version), request.url === '/slow' ? 500 : 2);
  }
}

const trial = createServer(respond);
const site = createServer(respond);
trial.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => {
  process.send({ ready: true, port: trial.address().port });
});
process.on('message', ({ takeVisitors }) => {
  if (!takeVisitors) return;
  trial.close();
  site.listen({ port: Number(process.env.SHELL_PORT), host: '127.0.0.1' });
});
// As long after as the real host: a client that is held up meanwhile may be about to send its next request.
const IDLE_MS = 1_000;
const closeIdle = site.closeIdleConnections.bind(site);
site.closeIdleConnections = () => {
  isDraining = true;
  setTimeout(() => closeIdle(), IDLE_MS);
};
process.once('disconnect', () => process.exit(0));
