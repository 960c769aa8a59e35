import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '@sinima/api/http/problem.dto';
import { operationsOf } from './operations-of.ts';
import { withExamples, type RecordedExamples } from './with-examples.ts';
import { withPlainReferences } from './with-plain-references.ts';
import { withProblems } from './with-problems.ts';
import { withSamples } from './with-samples.ts';
import { withSecurity } from './with-security.ts';

/**
 * Make the OpenAPI 3.1 document of an application from its controllers and DTOs, with recorded examples and made-up
 * samples.
 *
 * @param about what the document says of itself
 */
export function describeApp(
  app: INestApplication,
  about: Omit<OpenAPIObject, 'paths'>,
  recorded: RecordedExamples,
): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  const called = withSecurity(withProblems(withPathParametersFirst(withPlainReferences(document))));
  return withExamples(withSamples(called), recorded);
}

/** Compilers order the metadata of arguments differently; the document must not depend on which one was used. */
function withPathParametersFirst(document: OpenAPIObject): OpenAPIObject {
  const place = (parameter: object): number => ('in' in parameter && parameter.in === 'path' ? 0 : 1);
  for (const { operation } of operationsOf(document)) {
    operation.parameters?.sort((a, b) => place(a) - place(b));
  }
  return document;
}
