import { Cursors } from '../commands/cursors.ts';
import { answerWith } from '../commands/answer-command.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { Accounts } from '../rights/accounts.ts';
import { Client } from '../rights/client.ts';
import { Catalogue } from '../storage/catalogue.ts';
import { listen } from '../wire/wire-server.ts';

/** An engine that serves its data directory. */
export interface Engine {
  readonly port: number;
  /** Stops serving and gives the data directory back, with everything on disk. */
  close(): Promise<void>;
}

/** The data folder, the address to listen on, and the log. */
export interface EngineOptions {
  readonly dataDir: string;
  /** 0: any that is free. */
  readonly port: number;
  /** The owner's password, which turns the enforcement of rights on; absent: any client may do everything. */
  readonly ownerPassword?: string | undefined;
  /** Gets notes for people. */
  onNote(note: string): void;
  /** Gets errors that should not happen. */
  onFailure(error: unknown): void;
}

/** Opens a data directory and serves it on the loopback address. */
export async function openEngine({
  dataDir,
  port,
  ownerPassword,
  onNote,
  onFailure,
}: EngineOptions): Promise<Engine> {
  const unlock = await lockDataDirectory(dataDir);
  try {
    const catalogue = await Catalogue.open(dataDir, (bytes) =>
      onNote(
        `The journal in ${dataDir} ended in ${bytes} bytes that were not written whole; they were cut off.`,
      ),
    );
    const accounts = new Accounts(catalogue);
    if (ownerPassword) await accounts.keepOwner(ownerPassword);
    const state = { catalogue, accounts, cursors: new Cursors() };
    const isRestricted = ownerPassword !== undefined;
    const server = await listen(
      port,
      () => answerWith(state, new Client(accounts, isRestricted), onFailure),
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
