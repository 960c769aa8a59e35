import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI 3.1 document of the API, made from the controllers and DTOs of `app`. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sinima API')
    .setDescription(
      'The public database of African film and television. Read-only; errors are RFC 9457 problems.',
    )
    .setVersion('1.0.0')
    .build();
  return SwaggerModule.createDocument(app, about);
}
