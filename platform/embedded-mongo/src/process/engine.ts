import { Cursors } from '../commands/cursors.ts';
import { answerWith } from '../commands/answer-command.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { Catalogue } from '../storage/catalogue.ts';
import { listen } from '../wire/wire-server.ts';

/** An engine that serves its data directory. */
export interface Engine {
  readonly port: number;
  /** Stops serving and gives the data directory back, with everything on disk. */
  close(): Promise<void>;
}

/** Where to keep data and listen, and whom to tell what happens. */
export interface EngineOptions {
  readonly dataDir: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Gets notes for people. */
  onNote(note: string): void;
  /** Gets errors that should not happen. */
  onFailure(error: unknown): void;
}

/** Opens a data directory and serves it on the loopback address. */
export async function openEngine({ dataDir, port, onNote, onFailure }: EngineOptions): Promise<Engine> {
  const unlock = await lockDataDirectory(dataDir);
  try {
    const catalogue = await Catalogue.open(dataDir, (bytes) =>
      onNote(
        `The journal in ${dataDir} ended in ${bytes} bytes that were not written whole; they were cut off.`,
      ),
    );
    const server = await listen(
      port,
      answerWith({ catalogue, cursors: new Cursors() }, onFailure),
      onFailure,
    );
    return {
      port: server.port,
      close: async () => {
        await server.close();
        await catalogue.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
