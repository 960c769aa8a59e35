import type { Accounts } from '../rights/accounts.ts';
import type { Client } from '../rights/client.ts';
import type { Need } from '../rights/privileges.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import type { Command } from './command.ts';
import type { Cursors } from './cursors.ts';

/** The state that commands work on. */
export interface EngineState {
  readonly catalogue: Catalogue;
  readonly cursors: Cursors;
  readonly accounts: Accounts;
}

/** How a command is answered. */
export interface CommandHandler {
  /** The fields it knows, besides its name and those of any command; `any`, where a new driver may say more. */
  readonly fields: readonly string[] | 'any';
  /** The right that a client needs; `nothing`, where it need not even be signed in. */
  readonly needs: 'nothing' | ((command: Command) => readonly Need[]);
  /** Returns the fields of the answer, or the answer itself, encoded. */
  run(command: Command, state: EngineState, client: Client): Record<string, unknown> | Buffer;
  /** Whether it may change something, so that the journal has to have it. */
  readonly isWrite?: true;
}

/** Handlers by the names of their commands. */
export type CommandHandlers = Readonly<Record<string, CommandHandler>>;
