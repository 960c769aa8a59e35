import type { Answer, ApiDescription, Call, Field, Parameter, Shape } from './api-description.ts';
import { nameBounds, nameType } from './name-type.ts';
import type * as OpenApi from '@sinima/contracts/openapi-document';

const PROBLEM = 'application/problem+json';

/** Return what the page shows of an OpenAPI document: calls grouped by noun, in the document's order. */
export function describeApi(document: OpenApi.OpenApiDocument): ApiDescription {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      noun: nounOf(operation.tags?.[0] ?? 'other'),
      call: describeCall(path, method, operation),
    })),
  );
  const nouns = [...new Set(calls.map(({ noun }) => noun))];
  return {
    version: document.info.version,
    groups: nouns.map((noun) => ({
      noun,
      anchor: `calls-${noun.replaceAll(' ', '-')}`,
      calls: calls.filter((entry) => entry.noun === noun).map(({ call }) => call),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => describeShape(name, schema)),
    errors: Object.values(document.components.examples ?? {}).map(({ summary = '', value }) => ({
      status: (value as { status?: number } | undefined)?.status ?? 0,
      summary,
      example: value,
    })),
  };
}

/** Return how the page calls a tag: those of parts are addresses, `members/:handle/activity`. */
const nounOf = (tag: string): string => tag.replaceAll(/\/:\w+/g, '').replaceAll('/', ' ');

function describeCall(path: string, method: string, operation: OpenApi.Operation): Call {
  const { operationId = `${method}-${path}`, summary = '', parameters = [], responses } = operation;
  const answers = Object.entries(responses);
  const isError = ([, { content }]: [string, OpenApi.Answer]): boolean => content?.[PROBLEM] !== undefined;
  const tryAt = method === 'get' && !path.includes('{') ? tryAddress(path, parameters) : undefined;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    parameters: parameters.map(describeParameter),
    answers: answers
      .filter((answer) => !isError(answer))
      .map(([status, answer]) => describeAnswer(status, answer)),
    errors: answers.filter(isError).map(([status]) => status),
    ...(tryAt !== undefined && { tryAt }),
  };
}

/** Return the address of a call, with examples for the required parameters. */
function tryAddress(path: string, parameters: readonly OpenApi.Parameter[]): string {
  const needed = parameters
    .filter(({ required }) => required)
    .map(({ name, example }) => [name, String(example)]);
  return needed.length === 0 ? path : `${path}?${new URLSearchParams(needed).toString()}`;
}

function describeParameter(parameter: OpenApi.Parameter): Parameter {
  const schema = parameter.schema ?? {};
  return {
    name: parameter.name,
    place: parameter.in,
    isRequired: parameter.required ?? false,
    type: nameType(schema),
    bounds: nameBounds(schema),
    ...(schema.default !== undefined && { default: String(schema.default) }),
    ...(parameter.example !== undefined && { example: String(parameter.example) }),
    description: parameter.description ?? '',
  };
}

function describeAnswer(status: string, { description = '', headers = {}, content }: OpenApi.Answer): Answer {
  const body = content?.['application/json'];
  return {
    status,
    description,
    ...(body?.schema && { type: nameType(body.schema) }),
    ...(body?.example !== undefined && { example: body.example }),
    headers: Object.entries(headers).map(([name, header]) => ({
      name,
      description: header.description ?? '',
    })),
  };
}

function describeShape(name: string, schema: OpenApi.Schema): Shape {
  return {
    name,
    ...(schema.enum && { values: schema.enum.map(String) }),
    fields: Object.entries(schema.properties ?? {}).map(([field, own]): Field => ({
      name: field,
      type: nameType(own),
      isOptional: !schema.required?.includes(field),
      bounds: nameBounds(own),
      description: own.description ?? '',
    })),
  };
}
