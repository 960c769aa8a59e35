import { AUTHENTICATION_COMMANDS } from './authentication-commands.ts';
import { COLLECTION_COMMANDS } from './collection-commands.ts';
import type { CommandHandlers } from './engine-state.ts';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify-command.ts';
import { HANDSHAKE_COMMANDS } from './handshake-commands.ts';
import { INDEX_COMMANDS } from './index-commands.ts';
import { QUERY_COMMANDS } from './query-commands.ts';
import { ROLE_COMMANDS } from './role-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';
import { WRITE_COMMANDS } from './write-commands.ts';

/** All commands that the engine knows. */
export const COMMANDS: CommandHandlers = {
  ...HANDSHAKE_COMMANDS,
  ...AUTHENTICATION_COMMANDS,
  ...QUERY_COMMANDS,
  ...WRITE_COMMANDS,
  ...FIND_AND_MODIFY_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...INDEX_COMMANDS,
  ...USER_COMMANDS,
  ...ROLE_COMMANDS,
};
