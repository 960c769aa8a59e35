import type { OpenApi } from '@sinima/contracts/openapi-document';
import { answerOf } from './open-api.ts';

/** A recorded call with its answer: an example of the OpenAPI document. */
export interface RecordedCall {
  /** `GET /api/titles/slug/{slug}` */
  readonly operation: string;
  /** The segments of its path: `['', 'api', 'titles', 'slug', '{slug}']`. */
  readonly segments: readonly string[];
  /** Recorded values of the parameters in its path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The JSON that it answered; undefined where nothing could be recorded. */
  readonly answer?: unknown;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** The call that answers with the document itself, of which no example is recorded in it. */
const OWN_PATH = '/api/openapi.json';

/** Return every call that reads, those with fewer parameters in their path first. */
export function recordedCalls(openapi: OpenApi): RecordedCall[] {
  const calls = Object.entries(openapi.paths).flatMap(([template, { get }]) => {
    if (!get) return [];
    const inPath = (get.parameters ?? []).filter((parameter) => parameter.in === 'path');
    return [
      {
        operation: `GET ${template}`,
        segments: template.split('/'),
        parameters: Object.fromEntries(inPath.map(({ name, example }) => [name, String(example ?? name)])),
        answer: template === OWN_PATH ? openapi : answerOf(get).example,
      },
    ];
  });
  const count = ({ segments }: RecordedCall): number => segments.filter(isParameter).length;
  return calls.sort((a, b) => count(a) - count(b));
}

/** Return a search with an example of every parameter that calls take: `q=king boys&page=1&…`. */
export function recordedSearch({ paths }: OpenApi): string {
  const parameters = Object.values(paths).flatMap(({ get }) => get?.parameters ?? []);
  const examples = parameters.flatMap(({ name, in: place, example }) =>
    place === 'query' && example !== undefined ? [[name, String(example)]] : [],
  );
  return new URLSearchParams(Object.fromEntries(examples) as Record<string, string>).toString();
}

/** Find the call that a path asks, with the values of its parameters. */
export function matchCall(
  calls: readonly RecordedCall[],
  path: string,
): { readonly call: RecordedCall; readonly values: Readonly<Record<string, string>> } | undefined {
  const asked = path.replace(/[?#].*$/, '').split('/');
  const call = calls.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every(
        (segment, index) => segment === asked[index] || (isParameter(segment) && asked[index] !== ''),
      ),
  );
  if (!call) return undefined;
  const values = call.segments.flatMap((segment, index) =>
    isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(asked[index]!)]] : [],
  );
  return { call, values: Object.fromEntries(values) as Record<string, string> };
}
