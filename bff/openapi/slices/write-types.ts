/** `npm run generate -w @sinima/contracts`: writes the types of the API, and of each feature, into a folder. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { featuresOf, slicesOf } from './slices-of.js';
import { typesOf } from '@sinima/api-contract/types-of';

const [source, folder] = process.argv.slice(2);
if (!source || !folder) throw new Error('Name the OpenAPI document and the folder to write into.');
const document = JSON.parse(await readFile(source, 'utf8')) as OpenAPIObject;
const features = join(folder, 'features');
await rm(features, { recursive: true, force: true });
await mkdir(features, { recursive: true });
const madeBy = '`contracts/openapi.json` by `npm run openapi -w @sinima/bff`';
for (const { name, document: slice, borrowed } of slicesOf(document, featuresOf(document))) {
  const file = name === undefined ? 'openapi.ts' : `features/${name}.ts`;
  const part = name === undefined ? {} : { part: { borrowed, core: '../openapi.ts' } };
  await writeFile(join(folder, file), await typesOf({ document: slice, madeBy, ...part }));
}
