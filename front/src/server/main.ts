/** The shell server's process: listens, and stops in good order. */
import cluster from 'node:cluster';
import { openTracing } from '@sinima/tracing/open-tracing';
import { closeGently, listenForLauncher } from './listen-for-launcher.ts';
import { openSite } from './open-site.ts';
import { createServer } from './server.ts';
import { readSettings } from './settings.ts';

/** How long requests under way may take to end when the process is told to stop, in milliseconds. */
const DRAIN_MS = 5_000;

const explain = (error: unknown, port: number): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or set SHELL_PORT to another port.`;
  }
  return `The shell server cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

async function main(): Promise<void> {
  let port = 0;
  try {
    const settings = readSettings(process.env, process.cwd());
    ({ port } = settings);
    const shown = await openSite(settings.releases, process.env, (error) =>
      process.stderr.write(`The releases: ${error.message}\n`),
    );
    const tracing = await openTracing({ service: 'sinima-shell', endpoint: settings.traceCollector });
    const server = await createServer(shown, settings, tracing);
    closeGently(server);
    const stop = (): void => {
      setTimeout(() => process.exit(0), DRAIN_MS).unref();
      void server.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);

    if (cluster.isWorker) {
      await listenForLauncher(server, { host: settings.host, port });
    } else {
      await server.listen({ host: settings.host, port });
      const address = server.server.address();
      process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : port });
    }
  } catch (error) {
    process.stderr.write(`${explain(error, port)}\n`);
    process.exitCode = 1;
    process.disconnect?.();
  }
}

void main();
