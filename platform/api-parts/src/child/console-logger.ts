import type { LoggerService } from '@nestjs/common';

const nothing = (): void => undefined;

const text = (parts: readonly unknown[]): string =>
  parts
    .map((part) =>
      part instanceof Error ? part.stack : typeof part === 'string' ? part : JSON.stringify(part, replaced),
    )
    .join(' ');

/** Errors within what is logged have their stack. */
const replaced = (_key: string, value: unknown): unknown => (value instanceof Error ? value.stack : value);

/** Hand warnings and errors of Nest to the console, which the pool of parts hears. */
export const consoleLogger: LoggerService = {
  log: nothing,
  debug: nothing,
  verbose: nothing,
  warn: (...parts: unknown[]) => console.warn(text(parts)),
  error: (...parts: unknown[]) => console.error(text(parts)),
  fatal: (...parts: unknown[]) => console.error(text(parts)),
};
