import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { createConnection } from 'mongoose';
import { AppModule } from '../app.module.js';

const NO_SEED = {
  titles: [],
  people: [],
  reviews: [],
  votes: [],
  curation: { trending: [], featuredPeople: [], streaming: [] },
};

/**
 * The OpenAPI 3.1 document of the API, made from its controllers and DTOs. Nest's preview mode instantiates
 * nothing, so this needs no database.
 */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.over(createConnection(), NO_SEED),
    new FastifyAdapter(),
    { preview: true, logger: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sinima API')
    .setDescription(
      'The public database of African film and television. Read-only; errors are RFC 9457 problems.',
    )
    .setVersion('1.0.0')
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
