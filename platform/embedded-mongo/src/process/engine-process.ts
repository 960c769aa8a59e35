import { engineAddress, OWNER_PASSWORD } from './engine-address.ts';
import { openEngine } from './engine.ts';
import { JournalError } from '../storage/journal.ts';

/**
 * What the process tells its parent over the channel between them: the port, once it serves, or why it does not.
 */
export type EngineMessage = { readonly port: number } | { readonly error: string };

let isServing = false;

/**
 * The engine's own process: `node engine-process.js <data directory> [port]`. It ends, with everything on disk, on
 * SIGTERM and SIGINT, or when its parent is no more. `ENGINE_OWNER_PASSWORD` turns the enforcement of rights on.
 */
async function main(dataDir: string | undefined, port: string | undefined): Promise<void> {
  if (!dataDir) throw new Error('Name the data directory: node engine-process.js <data directory> [port]');
  const engine = await openEngine({
    dataDir,
    port: Number(port ?? 0),
    ownerPassword: process.env[OWNER_PASSWORD] || undefined,
    onNote: (note) => console.error(note),
    onFailure: (error) => {
      if (error instanceof JournalError) fail(error);
      else console.error(`The embedded engine: ${error instanceof Error ? error.stack : String(error)}`);
    },
  });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    engine.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  isServing = true;
  if (!process.send) console.log(engineAddress(engine.port));
  else if (process.connected) process.send({ port: engine.port } satisfies EngineMessage);
  else stop();
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (!isServing && process.send) {
    process.send({ error: message } satisfies EngineMessage, () => process.exit(1));
    return;
  }
  console.error(message);
  process.exit(1);
}

main(process.argv[2], process.argv[3]).catch(fail);
