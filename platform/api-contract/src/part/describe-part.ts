/** Prints the slice of a part of the API: `describe-part.ts <its compiled part.js> <what the slice says of itself, as JSON>`. */
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

const [compiled, about] = process.argv.slice(2);
if (compiled === undefined || about === undefined)
  throw new Error('Name the compiled part, and what to say of it.');
const { default: part } = (await import(pathToFileURL(compiled).href)) as { default: ApiPart };

/** The dependencies of parts. Nothing is read to describe one. */
const surroundings = [
  { provide: getConnectionToken(), useValue: createConnection() },
  { provide: CatalogueReads, useValue: {} },
  { provide: CatalogueWrites, useValue: {} },
];

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
const { tags = [], ...facts } = JSON.parse(about) as Omit<OpenAPIObject, 'paths'>;
const described = tags.map(({ name, ...tag }) => ({
  name,
  description: part.about?.[name] ?? `Calls at /api/${name}`,
  ...tag,
}));
const document = describeApp(app, { ...facts, tags: described }, {});
process.stdout.write(JSON.stringify(document));
