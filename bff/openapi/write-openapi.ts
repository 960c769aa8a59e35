/** `npm run openapi -w @sinima/bff`: writes the OpenAPI document of the API, with the examples of a file. */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi-document.js';
import type { RecordedExamples } from '@sinima/api-contract/with-examples';

const [examples, file] = process.argv.slice(2);
if (!examples || !file) throw new Error('Name the file of recorded examples and the file to write.');
const recorded = JSON.parse(await readFile(examples, 'utf8')) as RecordedExamples;
await writeFile(file, `${JSON.stringify(await openApiDocument(recorded), null, 2)}\n`);
