import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

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
  return {
    log: at('info'),
    warn: at('warn'),
    error: at('error'),
    debug: at('debug'),
    verbose: at('trace'),
    fatal: at('fatal'),
  };
}
