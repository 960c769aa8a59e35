import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { describeApp as describe } from '@sinima/api-contract/describe-app';
import { operationsOf } from '@sinima/api-contract/operations-of';
import type { RecordedExamples } from '@sinima/api-contract/with-examples';
import { OPEN_LICENCE } from '@sinima/data/open-catalogue';
import { API_VERSION } from './api-version.js';
import { withKeys } from './with-keys.js';

/** What each tag of the API itself is about; features of teams bring theirs. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Signing in and out',
  me: 'The signed-in member, and where the member is signed in',
  members: 'Public profiles of members',
  titles: 'Films and series',
  people: 'People of film and television',
  credits: 'Cast, crew and filmographies',
  seasons: 'Seasons and episodes of series',
  reviews: 'Reviews of titles',
  search: 'Search, and suggestions while somebody types',
  lists: 'Curated lists',
  awards: 'Awards and their editions',
  genres: 'Genres',
  filters: 'Values of filters',
  limits: 'How many calls a minute are answered',
  stats: 'Figures of the whole catalogue',
  contact: 'How visitors reach the people who run the site',
  openapi: 'This description',
  changes: 'Accepted changes of the catalogue, and its records as they stand',
  dump: 'The whole open catalogue, and the files that it is made of',
};

/** Make the OpenAPI 3.1 document of an application from its controllers and DTOs, with recorded examples and made-up samples. */
export function describeApp(app: INestApplication, recorded: RecordedExamples): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sinima API')
    .setDescription(
      'The public database of African film and television. Only members write, and what is their own; errors are RFC 9457 problems.',
    )
    .setVersion(API_VERSION)
    .setLicense('Data: CC0 1.0', OPEN_LICENCE)
    .addServer('/', 'The site that you read this on')
    .build();
  const described = withKeys(describe(app, about, recorded));
  const used = new Set(operationsOf(described).flatMap(({ operation }) => operation.tags ?? []));
  const tags = Object.entries(TAGS).flatMap(([name, description]) =>
    used.has(name) ? [{ name, description }] : [],
  );
  return { ...described, tags };
}
