import type { OpenApi, Operation } from './open-api.ts';

/** One operation of the API, and where it stands. */
export interface Call {
  /** Its `operationId`, or method and path where it has none: `listTitles`. */
  readonly name: string;
  readonly method: string;
  /** `/api/titles/slug/{slug}` */
  readonly template: string;
  readonly segments: readonly string[];
  readonly operation: Operation;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Return the operations of a document, those with fewer parameters in their path first. */
export function callsOf({ paths }: OpenApi): Call[] {
  const calls = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId ?? `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      segments: template.split('/'),
      operation,
    })),
  );
  const parameters = ({ segments }: Call): number => segments.filter(isParameter).length;
  return calls.sort((a, b) => parameters(a) - parameters(b));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A call that was asked, with the values of the parameters in its path. */
export interface MatchedCall {
  readonly call: Call;
  readonly values: Readonly<Record<string, string>>;
}

/** Find the call that a path asks. */
export function matchCall(calls: readonly Call[], method: string, pathname: string): MatchedCall | undefined {
  const asked = pathname.replace(/(.)\/$/, '$1').split('/');
  const call = calls.find(
    (candidate) =>
      candidate.method === method &&
      candidate.segments.length === asked.length &&
      candidate.segments.every(
        (segment, place) => segment === asked[place] || (isParameter(segment) && asked[place] !== ''),
      ),
  );
  if (!call) return undefined;
  const values = call.segments.flatMap((segment, place) =>
    isParameter(segment) ? [[segment.slice(1, -1), decoded(asked[place] ?? '')]] : [],
  );
  return { call, values: Object.fromEntries(values) as Record<string, string> };
}
