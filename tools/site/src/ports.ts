import { createServer } from 'node:net';
import { freePort } from '@sinima/launcher/free-port';
import { UserFacingError } from './user-facing-error.ts';

/** Resolves when a port can be listened on. @throws UserFacingError naming the port and the variable that changes it */
export function checkPort(port: number, variable: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const what = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
      reject(
        new UserFacingError(
          `Port ${port} ${what}. Stop what uses it, or choose another one: ${variable}=${port + 10} npm start`,
        ),
      );
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

/** Return the port itself, or one that is free where it is 0: for a port that others have to be told beforehand. */
export function settledPort(port: number, host: string): Promise<number> {
  return port === 0 ? freePort(host) : Promise.resolve(port);
}
