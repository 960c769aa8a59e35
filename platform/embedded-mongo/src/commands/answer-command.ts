import { serialize } from 'bson';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Client } from '../rights/client.ts';
import type { Answer } from '../wire/connection.ts';
import { Command } from './command.ts';
import { COMMANDS } from './command-table.ts';
import type { CommandHandler, EngineState } from './engine-state.ts';

/**
 * Carries the commands of a client out. A write is answered once the journal has it. Where the client says that it does not wait
 * for that (`j: false`), the journal gets it with the next write that is waited for, or soon. `onFailure` gets what should not happen.
 */
export function answerWith(state: EngineState, client: Client, onFailure: (error: unknown) => void): Answer {
  const refuse = (error: unknown): Buffer => {
    if (!(error instanceof CommandError)) onFailure(error);
    return refusal(error);
  };
  return (request) => {
    try {
      const command = new Command(request);
      const handler = handlerOf(command.name);
      authorize(command, handler, client);
      if (handler.fields !== 'any') command.allow([command.name, ...handler.fields]);
      const answer = encoded(handler.run(command, state, client));
      if (!handler.isWrite) return answer;
      if (command.waitsForJournal()) return state.catalogue.commit().then(() => answer, refuse);
      state.catalogue.commitLater(onFailure);
      return answer;
    } catch (error) {
      return refuse(error);
    }
  };
}

function handlerOf(name: string): CommandHandler {
  const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (handler) return handler;
  throw unknown('command', name, CODE.CommandNotFound);
}

/** Refuses a command that the client may not carry out. */
function authorize(command: Command, { needs }: CommandHandler, client: Client): void {
  if (!client.isRestricted || needs === 'nothing') return;
  if (!client.user)
    throw new CommandError(CODE.Unauthorized, `Command ${command.name} requires authentication`);
  command.refuseUnless(needs(command).every((need) => client.may(need)));
}

function encoded(answer: Record<string, unknown> | Buffer): Buffer {
  return Buffer.isBuffer(answer) ? answer : Buffer.from(serialize({ ...answer, ok: 1 }));
}

function refusal(error: unknown): Buffer {
  const { code, codeName, details, message } =
    error instanceof CommandError
      ? error
      : new CommandError(
          CODE.UnknownError,
          `The embedded engine failed: ${error instanceof Error ? error.message : String(error)}`,
        );
  return Buffer.from(serialize({ ok: 0, errmsg: message, code, codeName, ...details }));
}
