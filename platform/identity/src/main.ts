/** The local provider as a process of the site: it says by IPC when it is ready, and stops with its parent. */
import { PortTakenError, startProvider } from './start-provider.ts';

const provider = await startProvider(Number(process.env.IDENTITY_PORT ?? 0)).catch((error: unknown) => {
  if (!(error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exit(1);
});

function stop(): void {
  void provider.stop().then(() => process.exit(0));
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
process.send?.({ ready: true, port: provider.port });
