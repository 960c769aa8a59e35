/** `npm run generate -w @sinima/contracts`: writes the types of the API's core into a folder. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { typesOf } from '@sinima/api-contract/types-of';

const [source, folder] = process.argv.slice(2);
if (!source || !folder) throw new Error('Name the OpenAPI document and the folder to write into.');
const document = JSON.parse(await readFile(source, 'utf8')) as OpenAPIObject;
const madeBy = '`contracts/openapi.json` by `npm run openapi -w @sinima/bff`';
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'openapi.ts'), await typesOf({ document, madeBy }));
