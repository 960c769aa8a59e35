/** The remote of the folder in which the program was started. */
import { appDir, remoteNames, rootDir } from '@sinima/build/workspace';

/** Something about the remote or the command is wrong; the message names the thing and the remedy. */
export class RemoteError extends Error {
  override name = 'RemoteError';
}

/** A remote, and the folder of its sources. */
export interface ThisRemote {
  readonly app: string;
  readonly dir: string;
}

/**
 * Return the remote of the project.
 *
 * @param named the name that a command was given; left out where the project has one remote
 * @throws RemoteError when there is none, none of this name, or several and none is named
 */
export function thisRemote(named: string | undefined): ThisRemote {
  const names = remoteNames();
  if (names.length === 0) {
    throw new RemoteError(
      `${rootDir} holds no remote: there is no remote.config.ts. Go to the folder of your remote, or make one: ` +
        'npm create sinima-remote',
    );
  }
  if (named === undefined && names.length > 1) {
    throw new RemoteError(`There are several remotes here. Name one: ${names.join(', ')}`);
  }
  const app = named ?? names[0]!;
  if (!names.includes(app)) {
    throw new RemoteError(`There is no remote named "${app}" here. There is ${names.join(', ')}.`);
  }
  return { app, dir: appDir(app) };
}
