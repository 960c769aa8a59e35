import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '../src/http/problem.dto.js';
import { API_VERSION } from './api-version.js';
import { operationsOf } from './operations-of.js';
import { withExamples, type RecordedExamples } from './with-examples.js';
import { withProblems } from './with-problems.js';
import { withSamples } from './with-samples.js';

/** Make the OpenAPI 3.1 document of an application from its controllers and DTOs, with recorded examples and made-up samples. */
export function describeApp(app: INestApplication, recorded: RecordedExamples): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sinima API')
    .setDescription(
      'The public database of African film and television. Read-only; errors are RFC 9457 problems.',
    )
    .setVersion(API_VERSION)
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  return withExamples(withSamples(withProblems(withPathParametersFirst(document))), recorded);
}

/** Compilers order the metadata of arguments differently; the document must not depend on which one was used. */
function withPathParametersFirst(document: OpenAPIObject): OpenAPIObject {
  const place = (parameter: object): number => ('in' in parameter && parameter.in === 'path' ? 0 : 1);
  for (const { operation } of operationsOf(document)) {
    operation.parameters?.sort((a, b) => place(a) - place(b));
  }
  return document;
}
