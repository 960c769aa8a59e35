import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi-document.js';

const [file] = process.argv.slice(2);
if (file) {
  await writeFile(file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
} else {
  console.error('Name the file to write: node dist/openapi/write-openapi.js ../contracts/openapi.json');
  process.exitCode = 1;
}
