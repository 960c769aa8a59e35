import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../src/app.module.js';
import { describeApp } from './describe-app.js';
import type { RecordedExamples } from './with-examples.js';

const NO_SEED = {
  titles: [],
  people: [],
  reviews: [],
  votes: [],
  curation: { trending: [], featuredPeople: [] },
  streaming: [],
  lists: [],
  festivals: [],
  awards: [],
  showings: [],
};

/** Make the OpenAPI document of the API. Nest's preview mode instantiates nothing, so this needs no database. */
export async function openApiDocument(recorded: RecordedExamples): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ databaseUri: 'mongodb://none', seed: NO_SEED, auth: { sessionSecret: '' } }),
    new FastifyAdapter(),
    { preview: true, logger: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  return describeApp(app, recorded);
}
