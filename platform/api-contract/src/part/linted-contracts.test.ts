import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core';
import { appDir, packageDir, remoteNames, rootDir } from '@sinima/build/workspace';

const configPath = path.join(rootDir, 'redocly.yaml');

const core = path.join(packageDir('@sinima/contracts'), 'openapi.json');
const parts = [...remoteNames(), 'platform/remote-template'].map((name) =>
  path.join(appDir(name), 'api/openapi.json'),
);
const contracts = [core, ...parts].filter((file) => existsSync(file));

const said = (problems: Awaited<ReturnType<typeof lint>>): string[] =>
  problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer}`);

it.each(contracts.map((file) => [path.relative(rootDir, file), file]))(
  'the linter finds nothing in the contract %s, its examples included',
  async (_name, ref) => {
    expect(said(await lint({ ref, config: await loadConfig({ configPath }) }))).toEqual([]);
  },
);

it('the linter finds an example that does not fit, and a call without description and security', async () => {
  const document = JSON.parse(readFileSync(core, 'utf8')) as {
    paths: Record<string, { get: { security?: unknown; description?: string; responses: Answers } }>;
  };
  const { get } = document.paths['/api/genres']!;
  delete get.security;
  delete get.description;
  get.responses['200'].content['application/json'].example = [{ name: 7 }];
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await loadConfig({ configPath }),
  });
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(
    new Set(['security-defined', 'operation-description', 'no-invalid-media-type-examples']),
  );
});

interface Answers {
  readonly '200': { readonly content: { readonly 'application/json': { example: unknown } } };
}
