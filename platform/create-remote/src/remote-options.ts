/** The flags that say what a new remote is to have. */
import type { Command } from 'commander';
import type { RemoteRequest } from './plan/remote-plan.ts';

export interface RemoteOptions {
  readonly page?: readonly string[];
  readonly widget?: string | boolean;
  readonly owner?: string;
  readonly yes?: boolean;
}

/** Add the flags to a command. */
export function addRemoteOptions(command: Command): Command {
  return command
    .option(
      '--page <routes...>',
      'routes of its pages: /soundtracks, or charts=/charts/:year to name the page',
    )
    .option('--widget [name]', 'a widget for the home page; there is one unless you say --no-widget')
    .option('--no-widget', 'no widget')
    .option('--owner <team>', 'who owns it, as in CODEOWNERS: @sinima/soundtracks')
    .option('--yes', 'ask nothing: missing answers follow from the name');
}

/** Return what the flags ask for. */
export function requestOf(name: string, { page, widget, owner }: RemoteOptions): RemoteRequest {
  return {
    name,
    ...(page && { pages: page }),
    ...(widget !== undefined && { widget }),
    ...(owner !== undefined && { owner }),
  };
}
