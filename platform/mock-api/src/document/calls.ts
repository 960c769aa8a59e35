import type { OpenApi, Operation } from '@sinima/contracts/openapi-document';

/** One operation of the API, and where it stands. */
export interface Call {
  /** Its `operationId`, or method and path where it has none: `listTitles`. */
  readonly name: string;
  readonly method: string;
  /** `/api/titles/slug/{slug}` */
  readonly template: string;
  readonly operation: Operation;
}

/** Return the operations of a document. */
export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId ?? `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );
