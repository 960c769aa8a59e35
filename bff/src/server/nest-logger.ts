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

/** Hand what Nest logs to pino. The last optional argument is Nest's context, the name of a class. */
export function nestLogger(pino: Logger): LoggerService {
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      const texts = rest.filter((part) => typeof part === 'string');
      const context = texts.pop();
      if (typeof message === 'string') pino[level]({ context }, message);
      else if (message instanceof Error) pino[level]({ context, err: message }, message.message);
      else pino[level]({ context, ...(message as object) }, texts[0] ?? '');
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
