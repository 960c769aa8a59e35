/**
 * `npm run openapi -w @sinima/bff`: asks the calls of the API that have no example yet, over the seed, and writes the
 * responses as examples. Those that are there stay, so that one team's change does not touch another's.
 */
import 'reflect-metadata';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { pino } from 'pino';
import { readCatalogue, withSamples } from '@sinima/data/catalogue';
import { startServer } from '../src/start-server.js';
import { readSettings } from '../src/settings/settings.js';
import { openApiDocument } from './openapi-document.js';
import { operationsOf, type Operation } from '@sinima/api-contract/operations-of';
import { pathExamples, type Read } from './path-examples.js';
import { shortened } from './shortened.js';
import type { RecordedCall, RecordedExamples } from '@sinima/api-contract/with-examples';

/** Record the calls that read without a visitor's session, but for those that are known. */
async function record(origin: string, known: RecordedExamples): Promise<RecordedExamples> {
  const read: Read = async (path) => {
    const response = await fetch(`${origin}${path}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return response.ok && isJson ? response.json() : undefined;
  };
  const document = await openApiDocument({});
  const values = await pathExamples(read);
  const calls: [string, RecordedCall][] = [];
  for (const { path, method, operation } of operationsOf(document)) {
    if (method !== 'get') continue;
    const name = operation.operationId ?? path;
    if (known[name]) {
      calls.push([name, known[name]]);
      continue;
    }
    const [first, ...others] = addresses(path, operation, values);
    let call = await recordCall(read, operation, first ?? { path, parameters: {} });
    for (const other of others) {
      if (!isEmpty(call.answer)) break;
      call = await recordCall(read, operation, other);
    }
    calls.push([name, call]);
  }
  return Object.fromEntries(calls);
}

interface Address {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Return the addresses that a path can be tried at, best first: with known values, else with the parameter's example. */
function addresses(
  path: string,
  { parameters = [] }: Operation,
  values: Readonly<Record<string, readonly string[]>>,
): Address[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const examplesOf = (name: string): string[] =>
    parameters.flatMap((one) =>
      'in' in one && one.name === name && one.example !== undefined ? [String(one.example)] : [],
    );
  const [parameter, ...others] = names;
  if (parameter === undefined) return [{ path, parameters: {} }];
  if (others.length > 0) {
    const known = Object.fromEntries(names.flatMap((name) => examplesOf(name).map((value) => [name, value])));
    return [
      { path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? ''), parameters: known },
    ];
  }
  const prefix = Object.keys(values).find((known) => path.startsWith(known)) ?? '';
  const examples = examplesOf(parameter);
  return (values[prefix] ?? examples).map((value) => ({
    path: path.replace(`{${parameter}}`, encodeURIComponent(value)),
    parameters: { [parameter]: value },
  }));
}

async function recordCall(
  read: Read,
  operation: Operation,
  { path, parameters }: Address,
): Promise<RecordedCall> {
  const query = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' && parameter.required
      ? [`${parameter.name}=${encodeURIComponent(String(parameter.example))}`]
      : [],
  );
  const answer = await read([path, ...query].join('?'));
  const isItself = operation.operationId === 'getOpenApi';
  return {
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(answer !== undefined && { answer: isItself ? skeleton(answer as OpenAPIObject) : shortened(answer) }),
  };
}

/** Return the document as an example within itself. */
function skeleton({ openapi, info }: OpenAPIObject): object {
  return { openapi, info: { title: info.title, version: info.version }, paths: {}, components: {} };
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || (Array.isArray(answer) && answer.length === 0);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write, such as openapi/recorded-examples.json.');
const dataDir = await mkdtemp(join(tmpdir(), 'sinima-examples-'));
const settings = readSettings({ BFF_PORT: '0', SINIMA_DATA_DIR: dataDir, RATE_LIMIT: '0' }, dataDir);
const server = await startServer(settings, pino({ level: 'silent' }), () =>
  Promise.resolve({ seed: withSamples(readCatalogue()) }),
);
try {
  const known = JSON.parse(await readFile(file, 'utf8')) as RecordedExamples;
  const recorded = await record(`http://127.0.0.1:${server.port}`, known);
  await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
