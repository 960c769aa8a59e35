import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_VERSION } from './api-version.js';

/** The OpenAPI 3.1 document of an application, made from its controllers and DTOs. */
export function describeApp(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sinima API')
    .setDescription(
      'The public database of African film and television. Read-only; errors are RFC 9457 problems.',
    )
    .setVersion(API_VERSION)
    .build();
  return withPathParametersFirst(SwaggerModule.createDocument(app, about));
}

/** Compilers order the metadata of arguments differently; the document must not depend on which one was used. */
function withPathParametersFirst(document: OpenAPIObject): OpenAPIObject {
  const place = (parameter: object): number => ('in' in parameter && parameter.in === 'path' ? 0 : 1);
  for (const { get } of Object.values(document.paths)) {
    get?.parameters?.sort((a, b) => place(a) - place(b));
  }
  return document;
}
