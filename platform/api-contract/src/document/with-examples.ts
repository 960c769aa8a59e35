import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type Operation } from './operations-of.ts';
import { PROBLEM_EXAMPLES } from './problem-examples.ts';
import { sampleOf, type SampleSchema } from './sample-of.ts';

/** A recorded request and its answer. */
export interface RecordedCall {
  /** Values of the parameters of its path. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The body of its answer, lists cut short. */
  readonly answer?: unknown;
}

/** Recorded calls by `operationId`. */
export type RecordedExamples = Readonly<Record<string, RecordedCall>>;

const PROBLEM = 'application/problem+json';

/** Give every parameter and every answer of a document an example; the document itself is changed. */
export function withExamples(document: OpenAPIObject, recorded: RecordedExamples): OpenAPIObject {
  const problems = Object.values(PROBLEM_EXAMPLES);
  document.components = {
    ...document.components,
    examples: Object.fromEntries(problems.map(({ name, summary, value }) => [name, { summary, value }])),
  };
  for (const { operation } of operationsOf(document)) {
    const call = recorded[operation.operationId ?? ''] ?? {};
    exemplifyParameters(operation, call, document);
    exemplifyAnswers(operation, call, document);
  }
  return document;
}

interface ValueSchema {
  $ref?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
}

function exemplifyParameters(
  { parameters = [] }: Operation,
  recorded: RecordedCall,
  document: OpenAPIObject,
): void {
  for (const parameter of parameters) {
    if (!('in' in parameter)) continue;
    const schema = (parameter.schema ?? {}) as ValueSchema;
    const named = schema.$ref?.replace('#/components/schemas/', '') ?? '';
    const { enum: values } = (document.components?.schemas?.[named] ?? schema) as ValueSchema;
    parameter.example ??=
      recorded.parameters?.[parameter.name] ??
      schema.example ??
      schema.default ??
      values?.[0] ??
      schema.minimum;
    delete schema.example;
  }
}

function exemplifyAnswers({ responses }: Operation, { answer }: RecordedCall, document: OpenAPIObject): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!response || !('content' in response)) continue;
    const problem = PROBLEM_EXAMPLES[Number(status)];
    const { [PROBLEM]: error, 'application/json': body } = response.content ?? {};
    if (error && problem) {
      error.examples = { [problem.name]: { $ref: `#/components/examples/${problem.name}` } };
    }
    if (body) body.example = answer ?? sampleOf(body.schema as SampleSchema, document);
  }
}
