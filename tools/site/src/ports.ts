import { createServer } from 'node:net';
import { freePort } from '@sinima/launcher/free-port';
import type { SiteSettings } from './site-settings.ts';
import { UserFacingError } from './user-facing-error.ts';

/** A port that the site listens on, and the variable that moves it. */
export interface SitePort {
  readonly variable: 'SHELL_PORT' | 'BFF_PORT' | 'IDENTITY_PORT' | 'OPERATOR_PORT';
  readonly port: number;
  readonly host: string;
}

const LOOPBACK = '127.0.0.1';

/** Return the ports of `npm start`, in the order in which its processes start. */
export function portsOf({
  host,
  shellPort,
  bffPort,
  identityPort,
  operatorPort,
}: Pick<SiteSettings, 'host' | 'shellPort' | 'bffPort' | 'identityPort' | 'operatorPort'>): SitePort[] {
  return [
    { variable: 'SHELL_PORT', port: shellPort, host },
    { variable: 'BFF_PORT', port: bffPort, host },
    ...(identityPort === undefined
      ? []
      : [{ variable: 'IDENTITY_PORT' as const, port: identityPort, host: LOOPBACK }]),
    ...(operatorPort === undefined
      ? []
      : [{ variable: 'OPERATOR_PORT' as const, port: operatorPort, host: LOOPBACK }]),
  ];
}

/** Return why a port cannot be listened on; undefined: it can. */
export function portProblem({ port, host }: Pick<SitePort, 'port' | 'host'>): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Resolves when all these ports can be listened on.
 *
 * @throws UserFacingError naming each port that cannot, and the variables that move them
 */
export async function checkPorts(ports: readonly SitePort[], command = 'npm start'): Promise<void> {
  const checked = await Promise.all(ports.map(async (each) => ({ ...each, why: await portProblem(each) })));
  const unusable = checked.filter(({ why }) => why !== undefined);
  if (unusable.length === 0) return;
  const named = unusable.map(({ port, why, variable }) => `Port ${port} ${why} (${variable}).`);
  const moved = unusable.map(({ variable, port }) => `${variable}=${port + 10}`).join(' ');
  throw new UserFacingError(
    `${named.join('\n')}\nStop what uses ${unusable.length === 1 ? 'it' : 'them'} (npm run doctor tells you what does), or choose others: ${moved} ${command}`,
  );
}

/** Return the port itself, or one that is free where it is 0: for a port that others have to be told beforehand. */
export function settledPort(port: number, host: string): Promise<number> {
  return port === 0 ? freePort(host) : Promise.resolve(port);
}
