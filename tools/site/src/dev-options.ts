/** What `npm run dev` is asked for on its command line. */
import { nearText } from '@sinima/releases/near-names';
import { Command, InvalidArgumentError } from 'commander';
import { UserFacingError } from './user-facing-error.ts';

/** The remotes in development, and the API and site behind them. */
export interface DevOptions {
  /** The remotes that come from source; none: all of them. */
  readonly remotes: readonly string[];
  /** Origin of the BFF to use; undefined: the repository's own is built and run. */
  readonly api?: string;
  /** Whether the API's answers are made up from its document, with no BFF at all. */
  readonly mock?: boolean;
  /** Origin of the site whose releases and data surround what is worked on. */
  readonly on?: string;
}

/** The name that stands for the UI kit's workbench. */
export const WORKBENCH = 'ui-kit';

function origin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new InvalidArgumentError('It has to be an address, such as https://staging.example.');
}

function assertKnown(asked: readonly string[], remotes: readonly string[]): void {
  const names = [...remotes, WORKBENCH];
  for (const name of asked) {
    if (!names.includes(name)) {
      throw new UserFacingError(`There is no remote named ${name}.${nearText(name, names, 'There are')}`);
    }
  }
  if (asked.includes(WORKBENCH) && asked.length > 1) {
    throw new UserFacingError(
      `${WORKBENCH} is the workbench, which stands alone: npm run dev -- ${WORKBENCH}`,
    );
  }
}

/**
 * Read the command line.
 *
 * @param args without the program's own name
 * @param remotes names of those that there are
 * @throws UserFacingError with the unknown name and the nearest known one; commander ends the process for a wrong option
 */
export function readDevOptions(args: readonly string[], remotes: readonly string[]): DevOptions {
  const command = new Command('npm run dev --')
    .description(
      'Run the site with remotes from source: a saved file shows at once, and the page keeps its state.\n' +
        'The other remotes are the ones that are live. The release store is read and never written to.',
    )
    .argument(
      '[remotes...]',
      `what you work on: ${remotes.join(', ')}; all by default; ${WORKBENCH}: the workbench`,
    )
    .option('--api <url>', 'take data from the BFF there, such as http://localhost:3001', origin)
    .option('--mock', 'take data from the examples of the API’s document; no BFF runs')
    .option('--on <url>', 'show your remotes inside that site, with its releases and data', origin)
    .showHelpAfterError('(npm run dev -- --help shows the options)')
    .parse(args, { from: 'user' });
  const options = command.opts<Omit<DevOptions, 'remotes'>>();
  const sources = [options.api && '--api', options.mock && '--mock', options.on && '--on'].filter(Boolean);
  if (sources.length > 1) {
    throw new UserFacingError(`${sources.join(' and ')} each say where data comes from. Give one of them.`);
  }
  assertKnown(command.args, remotes);
  return { remotes: command.args, ...options };
}
