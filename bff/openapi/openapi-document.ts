import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../src/app.module.js';
import { PartStates } from '../src/parts/part-states.js';
import { describeApp } from './describe-app.js';
import type { RecordedExamples } from '@sinima/api-contract/with-examples';

const NO_SEED = {
  titles: [],
  people: [],
  reviews: [],
  votes: [],
  curation: { trending: [], featuredPeople: [] },
  streaming: [],
  lists: [],
  festivals: [],
  companies: [],
  awards: [],
  showings: [],
};

/** Nest's preview mode instantiates nothing, so this needs no database. */
const PREVIEW = { preview: true, logger: false, abortOnError: false } as const;

/** Make the OpenAPI document of the API's core. */
export async function openApiDocument(recorded: RecordedExamples): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({
      databaseUri: 'mongodb://none',
      seed: NO_SEED,
      auth: { sessionSecret: '' },
      writeLimit: { waitMs: () => 0 },
      contact: { delivery: 'none', deliver: () => Promise.resolve() },
      visitorLimit: { waitMs: () => 0 },
      parts: new PartStates(),
      limits: { rateLimit: 0, keyRateLimit: 0 },
    }),
    new FastifyAdapter(),
    PREVIEW,
  );
  app.setGlobalPrefix('api');
  return describeApp(app, recorded);
}
