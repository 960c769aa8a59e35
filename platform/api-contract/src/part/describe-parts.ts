/** Prints the slices of parts of the API, by their apps: `describe-parts.ts <the parts, as JSON>`. */
import 'reflect-metadata';
import { pathToFileURL } from 'node:url';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiPart } from '@sinima/api/api-part';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { CatalogueWrites } from '@sinima/api/catalogue-writes';
import { createConnection } from 'mongoose';
import { describeApp } from '../document/describe-app.ts';

/** A part, and what its slice says of itself. */
export interface PartToDescribe {
  readonly app: string;
  /** Its compiled `part.js`. */
  readonly compiled: string;
  readonly about: Omit<OpenAPIObject, 'paths'>;
}

/** The dependencies of parts. Nothing is read to describe one. */
const surroundings = [
  { provide: getConnectionToken(), useValue: createConnection() },
  { provide: CatalogueReads, useValue: {} },
  { provide: CatalogueWrites, useValue: {} },
];

async function describe({ compiled, about }: PartToDescribe): Promise<OpenAPIObject> {
  const { default: part } = (await import(pathToFileURL(compiled).href)) as { default: ApiPart };
  class Described {}
  Global()(Described);
  Module({ imports: [part.module], providers: surroundings, exports: surroundings })(Described);
  // Nest's preview mode instantiates nothing, so this needs no database.
  const app = await NestFactory.create<NestFastifyApplication>(Described, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const { tags = [], ...facts } = about;
  const described = tags.map(({ name, ...tag }) => ({
    name,
    description: part.about?.[name] ?? `Calls at /api/${name}`,
    ...tag,
  }));
  return describeApp(app, { ...facts, tags: described }, {});
}

const documents: Record<string, OpenAPIObject> = {};
for (const part of JSON.parse(process.argv[2] ?? '[]') as PartToDescribe[]) {
  try {
    documents[part.app] = await describe(part);
  } catch (error) {
    throw new Error(`The part of ${part.app} cannot be described.`, { cause: error });
  }
}
process.stdout.write(JSON.stringify(documents));
