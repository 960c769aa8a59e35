import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Parts of Nest that tell at every start what they have put together. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Hands what Nest logs to pino. The last optional argument is Nest's context, the name of a class. */
export function nestLogger(pino: Logger): LoggerService {
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      const text = rest.find((part) => typeof part === 'string' && part !== context);
      if (typeof message === 'object') pino[level]({ context, ...message }, String(text ?? ''));
      else pino[level]({ context }, String(message));
    };
  const info = at('info');
  const debug = at('debug');
  return {
    log: (message: unknown, ...rest: unknown[]) =>
      (WIRING.has(String(rest.at(-1))) ? debug : info)(message, ...rest),
    warn: at('warn'),
    error: at('error'),
    debug,
    verbose: at('trace'),
    fatal: at('fatal'),
  };
}
