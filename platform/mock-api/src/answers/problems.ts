import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Example, OpenApi, Operation } from '@sinima/contracts/openapi-document';

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; undefined: none. */
  readonly body?: unknown;
}

const PROBLEM = 'application/problem+json';

/** The fault of one parameter. */
export interface ParameterError {
  readonly parameter: string;
  readonly message: string;
}

interface ProblemFacts {
  readonly status: number;
  readonly pathname: string;
  readonly detail?: string;
  readonly errors?: readonly ParameterError[];
}

/** Return what a document shows of an operation's error; an empty object where it shows none. */
function shown(openapi: OpenApi, operation: Operation | undefined, status: number): object {
  const examples = operation?.responses[status]?.content?.[PROBLEM]?.examples ?? {};
  const [example]: (Example | undefined)[] = Object.values(examples);
  const name = example?.$ref?.replace('#/components/examples/', '');
  const { value } = (name === undefined ? example : openapi.components?.examples?.[name]) ?? {};
  return typeof value === 'object' && value !== null ? value : {};
}

/** Answer with an error, as the document shows it (RFC 9457). */
export function problemAnswer(
  openapi: OpenApi,
  operation: Operation | undefined,
  { status, pathname, detail, errors }: ProblemFacts,
): Answer {
  const { errors: _shownErrors, ...example } = shown(openapi, operation, status) as Record<string, unknown>;
  return {
    status,
    headers: { 'Content-Type': `${PROBLEM}; charset=utf-8` },
    body: {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      ...example,
      detail: detail ?? example.detail ?? STATUS_CODES[status] ?? 'Error',
      status,
      instance: pathname,
      requestId: randomUUID(),
      ...(errors && { errors }),
    },
  };
}
