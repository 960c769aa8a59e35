/** The calls by which a part of the API is tried: each operation of its slice once, with its examples. */
import type { OpenApi, Operation, Parameter } from '@sinima/contracts/openapi-document';

export interface PartCall {
  /** `GET /api/festivals/slug/{slug}` */
  readonly operation: string;
  readonly described: Operation;
  readonly method: string;
  /** Path with its query: `/api/festivals/slug/durban`. */
  readonly url: string;
  /** The example of its body, if it takes one. */
  readonly body?: unknown;
  /** Parameters of its path that have no example. */
  readonly lacking: readonly string[];
}

const exampleOf = ({ example, schema }: Parameter): string | undefined => {
  const value = (example ?? schema?.example ?? schema?.default ?? schema?.enum?.[0]) as
    | string
    | number
    | boolean
    | undefined;
  return value === undefined ? undefined : String(value);
};

function queryOf(parameters: readonly Parameter[]): string {
  const query = parameters.flatMap((parameter) => {
    const example = parameter.in === 'query' && parameter.required ? exampleOf(parameter) : undefined;
    return example === undefined ? [] : [[parameter.name, example]];
  });
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** Return the calls of a slice, those that read first: what others write has no part in their answers. */
export function partCalls(slice: OpenApi): PartCall[] {
  const calls = Object.entries(slice.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, described]): PartCall => {
      const { parameters = [], requestBody } = described;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const examples = new Map(inPath.map((parameter) => [parameter.name, exampleOf(parameter)]));
      const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(examples.get(name) ?? name),
      );
      const { schema, example = schema?.example } = requestBody?.content['application/json'] ?? {};
      return {
        operation: `${method.toUpperCase()} ${template}`,
        described,
        method: method.toUpperCase(),
        url: `${path}${queryOf(parameters)}`,
        ...(example !== undefined && { body: example }),
        lacking: inPath.map(({ name }) => name).filter((name) => examples.get(name) === undefined),
      };
    }),
  );
  return [
    ...calls.filter(({ method }) => method === 'GET'),
    ...calls.filter(({ method }) => method !== 'GET'),
  ];
}
