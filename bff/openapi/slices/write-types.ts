/** `npm run generate -w @sinima/contracts`: writes the types of the API, and of each feature, into a folder. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { featuresOf, slicesOf } from './slices-of.js';
import { typesOf } from './types-of.js';

const [file, folder] = process.argv.slice(2);
if (!file || !folder) throw new Error('Name the OpenAPI document and the folder to write into.');
const document = JSON.parse(await readFile(file, 'utf8')) as OpenAPIObject;
const features = join(folder, 'features');
await rm(features, { recursive: true, force: true });
await mkdir(features, { recursive: true });
for (const slice of slicesOf(document, featuresOf(document))) {
  const name = slice.name === undefined ? 'openapi.ts' : `features/${slice.name}.ts`;
  await writeFile(join(folder, name), await typesOf(slice));
}
