import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createConnection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import type { ApiFeature } from '../src/extension/api-feature.js';
import { FeatureStates } from '../src/extension/feature-states.js';
import { FeatureModule } from '../src/feature-host/feature-module.js';
import { REGISTERED_FEATURES } from '../src/features/registered-features.js';
import { describeApp } from './describe-app.js';
import { withFeature } from './with-feature.js';
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
  awards: [],
  showings: [],
};

/** Nothing is read to describe the API. */
const NO_READS = {
  bestTitles: () => Promise.resolve([]),
  titleCards: () => Promise.resolve([]),
  personCards: () => Promise.resolve([]),
};

/** Nest's preview mode instantiates nothing, so this needs no database. */
const PREVIEW = { preview: true, logger: false, abortOnError: false } as const;

/** Make the OpenAPI document of the API, the features of teams included. */
export async function openApiDocument(
  recorded: RecordedExamples,
  features: readonly ApiFeature[] = REGISTERED_FEATURES,
): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({
      databaseUri: 'mongodb://none',
      seed: NO_SEED,
      auth: { sessionSecret: '' },
      writeLimit: { waitMs: () => 0 },
      features: new FeatureStates(),
      featurePages: [],
    }),
    new FastifyAdapter(),
    PREVIEW,
  );
  app.setGlobalPrefix('api');
  let whole = describeApp(app, recorded);
  for (const feature of features) {
    whole = withFeature(whole, feature, await featureDocument(feature, recorded));
  }
  return whole;
}

async function featureDocument(feature: ApiFeature, recorded: RecordedExamples): Promise<OpenAPIObject> {
  const surroundings = { connection: createConnection(), catalogue: NO_READS };
  const app = await NestFactory.create<NestFastifyApplication>(
    FeatureModule.of(feature, surroundings),
    new FastifyAdapter(),
    PREVIEW,
  );
  app.setGlobalPrefix(`api/${feature.name}`);
  return describeApp(app, recorded);
}
