import type { OpenAPIObject } from '@nestjs/swagger';

/** One method of one path. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Return every call of a document, with its path and its method. */
export function operationsOf(
  document: OpenAPIObject,
): { path: string; method: (typeof METHODS)[number]; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}
