import type { Catalogue } from '../storage/catalogue.ts';
import type { Command } from './command.ts';
import type { Cursors } from './cursors.ts';

/** What commands work on. */
export interface EngineState {
  readonly catalogue: Catalogue;
  readonly cursors: Cursors;
}

/** How a command is answered. */
export interface CommandHandler {
  /** The fields it knows, besides its name and those without effect; `any`, where a new driver may say more. */
  readonly fields: readonly string[] | 'any';
  /** Returns the fields of the answer, or the answer itself, encoded. */
  run(command: Command, state: EngineState): Record<string, unknown> | Buffer;
  /** Whether it may change something, so that the answer waits for the journal. */
  readonly isWrite?: true;
}

/** Handlers by the names of their commands. */
export type CommandHandlers = Readonly<Record<string, CommandHandler>>;
