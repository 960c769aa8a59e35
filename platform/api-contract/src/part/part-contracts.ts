/** A part's slice of the contract and its types, made from the sources of the part alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { OpenAPIObject } from '@nestjs/swagger';
import { appDir, compiler, packageDir, readPackage, rootDir } from '@sinima/build/workspace';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { runProcess } from '@sinima/processes/run-process';
import pMemoize from 'p-memoize';
import { compileDescribed, readProject } from '../compile/compile-described.ts';
import { operationsOf } from '../document/operations-of.ts';
import { typesOf } from '../types/types-of.ts';
import type { PartToDescribe } from './describe-parts.ts';

/** The errors in a part's sources, for its team. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** The files of a part's contract, by their path in its folder `api`. */
export type ContractFiles = ReadonlyMap<string, string>;

async function run(what: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProcess({ args: [...args], cwd: rootDir });
  if (code === 0) return output;
  throw new ContractError(`${what} failed:\n${output}`);
}

const api = packageDir('@sinima/api');
const readApi = () => readProject(path.join(api, 'tsconfig.json'));

/** Compile what parts import of `@sinima/api`, once for all parts of a run. */
const compileApi = pMemoize(async () => {
  await run('Compiling @sinima/api', [compiler, '-b', api]);
  compileDescribed(readApi(), path.join(api, 'dist/described'));
});

/** Compile a part; return the folder that it is compiled into. */
async function compile(dir: string): Promise<string> {
  await compileApi();
  const shared = readApi();
  const files = readdirSync(path.join(dir, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(test|migrations)\/|^openapi\.ts$/.test(file))
    .map((file) => path.join(dir, 'api', file));
  const outDir = path.join(dir, 'node_modules/.cache/described');
  const options = { ...shared.options, rootDir: path.join(dir, 'api'), configFilePath: undefined };
  compileDescribed({ ...shared, fileNames: files, options, projectReferences: [{ path: api }] }, outDir);
  return outDir;
}

const configOf = async (dir: string): Promise<RemoteConfig> =>
  ((await import(pathToFileURL(path.join(dir, 'remote.config.ts')).href)) as { default: RemoteConfig })
    .default;

/** Give each call the prefix that it lies at as its tag. @throws ContractError where one lies at none */
function tagCalls(document: OpenAPIObject, { name, api }: RemoteConfig): void {
  const prefixes = api?.prefixes ?? [];
  for (const { path: at, operation } of operationsOf(document)) {
    const plain = at.replaceAll(/\{(\w+)\}/g, ':$1');
    const tag = prefixes.find((prefix) => plain === `/api/${prefix}` || plain.startsWith(`/api/${prefix}/`));
    if (tag === undefined) {
      throw new ContractError(
        `${name} answers ${at}, which lies at none of its prefixes (${prefixes.join(', ')}). Give its controller one of ` +
          "them as path, such as @Controller('festivals'), or declare the prefix in api of remote.config.ts.",
      );
    }
    operation.tags = [tag];
  }
}

/** Leave out the examples of errors that no call answers with: a new one of the core changes no slice. */
function withoutUnusedExamples(document: OpenAPIObject): OpenAPIObject {
  const { examples = {}, ...components } = document.components ?? {};
  const calls = JSON.stringify(document.paths);
  const used = Object.entries(examples).filter(([name]) => calls.includes(`"#/components/examples/${name}"`));
  return { ...document, components: { ...components, examples: Object.fromEntries(used) } };
}

/** Return the schemas that a document has of the core. @throws ContractError where one has its name and is another */
function borrowedSchemas(app: string, document: OpenAPIObject, core: OpenAPIObject): Set<string> {
  const known: Readonly<Record<string, unknown>> = core.components?.schemas ?? {};
  const own = Object.entries(document.components?.schemas ?? {});
  const other = own.find(([schema, its]) => schema in known && !isDeepStrictEqual(known[schema], its));
  if (other) {
    throw new ContractError(
      `${app} has a schema ${other[0]}, and the API's core has another of that name. Rename its class.`,
    );
  }
  return new Set(own.map(([schema]) => schema).filter((schema) => schema in known));
}

/** Compile a part, and return what describes it. */
async function partToDescribe(app: string, config: RemoteConfig): Promise<PartToDescribe> {
  const dir = appDir(app);
  const { version, license } = readPackage(dir);
  const about = {
    openapi: '3.1.0',
    info: {
      title: `Sinima API: ${config.name}`,
      description: `What ${config.owner} adds to the API of Sinima. Errors are RFC 9457 problems.`,
      version,
      contact: {},
      ...(license !== undefined && { license: { name: license, identifier: license } }),
    },
    tags: (config.api?.prefixes ?? []).map((name) => ({ name, 'x-owner': config.owner })),
    servers: [{ url: '/', description: 'The site that you read this on' }],
  };
  return { app, compiled: path.join(await compile(dir), 'part.js'), about };
}

async function filesOf(app: string, config: RemoteConfig, described: OpenAPIObject): Promise<ContractFiles> {
  const document = withoutUnusedExamples(described);
  tagCalls(document, config);
  const coreFile = path.join(packageDir('@sinima/contracts'), 'openapi.json');
  const core = JSON.parse(readFileSync(coreFile, 'utf8')) as OpenAPIObject;
  const types = await typesOf({
    document,
    madeBy: `\`openapi.json\` beside it by \`npm run openapi -- ${config.name}\``,
    part: { borrowed: borrowedSchemas(app, document, core), core: '@sinima/contracts/api' },
  });
  return new Map([
    ['openapi.json', JSON.stringify(document)],
    ['openapi.ts', types],
  ]);
}

/**
 * Make the slices of the contract of some apps' parts, and their types, by app.
 *
 * @throws ContractError with the errors in the sources of one
 */
export async function partContracts(apps: readonly string[]): Promise<Map<string, ContractFiles>> {
  const configs = new Map<string, RemoteConfig>();
  const parts: PartToDescribe[] = [];
  for (const app of apps) {
    if (!existsSync(path.join(appDir(app), 'api/part.ts'))) {
      throw new ContractError(`${app} has no part of the API: ${app}/api/part.ts is missing.`);
    }
    const config = await configOf(appDir(app));
    configs.set(app, config);
    parts.push(await partToDescribe(app, config));
  }
  // One process for all: loading Nest takes longer than describing a part.
  const text = await run(`Describing the parts of ${apps.join(', ')}`, [
    '--conditions=described',
    '--import',
    'tsx/esm',
    path.join(import.meta.dirname, 'describe-parts.ts'),
    JSON.stringify(parts),
  ]);
  const documents = JSON.parse(text) as Readonly<Record<string, OpenAPIObject>>;
  const contracts = new Map<string, ContractFiles>();
  for (const [app, config] of configs) contracts.set(app, await filesOf(app, config, documents[app]!));
  return contracts;
}
