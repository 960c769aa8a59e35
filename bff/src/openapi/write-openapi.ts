import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '../api.module.js';
import { openApiDocument } from './openapi-document.js';

/** Writes the OpenAPI document to the file named on the command line. In preview mode nothing is instantiated: no database. */
async function writeOpenApi(file: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  await writeFile(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file to write: node dist/openapi/write-openapi.js ../contracts/openapi.json');
  process.exitCode = 1;
} else {
  await writeOpenApi(file);
}
