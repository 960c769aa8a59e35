/** A remote's part of the API as files of its release. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltApiPart, DeclaredMigration } from '@sinima/contracts/api-part';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { BuildError } from './build-error.ts';
import { readScript, type MappedScript } from './mapped-script.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { partModule, takenPackages } from './part-bundle.ts';
import { recordsText } from './part-records.ts';
import { contractFile, hasPart, hasRecords, migrationFiles } from './part-sources.ts';

export interface AddedPart {
  readonly api: BuiltApiPart;
  readonly script: MappedScript;
}

/** Tell whether a remote has a part of the API. @throws BuildError where it has one and declares none, or the reverse */
export function declaresPart({ name, api }: RemoteConfig, appDir: string): boolean {
  if (hasPart(appDir) === (api !== undefined)) return api !== undefined;
  throw new BuildError(
    api === undefined
      ? `${name} has api/part.ts, and remote.config.ts declares no api: say there which prefixes and collections it owns.`
      : `${name} declares api in remote.config.ts, and api/part.ts is missing: write it, or take api away.`,
  );
}

async function migrationsOf(
  app: string,
  appDir: string,
  fingerprint: string,
): Promise<readonly DeclaredMigration[]> {
  const migrations: DeclaredMigration[] = [];
  for (const { name, file } of migrationFiles(appDir)) {
    const url = `${pathToFileURL(file).href}?${fingerprint}`;
    const { default: migration } = (await import(url)) as { default?: Partial<DeclaredMigration> };
    if (migration?.kind !== 'expand' && migration?.kind !== 'contract') {
      throw new BuildError(
        `The migration ${name} of ${app} does not say what it is: export default { kind: 'expand' or 'contract', run }.`,
      );
    }
    migrations.push({ name, kind: migration.kind });
  }
  return migrations;
}

/** Add the built part of a remote to its release. @param bundleDir where the bundler wrote it @throws BuildError */
export async function addPart(
  folder: ReleaseFolder,
  { name: app, api: declared }: RemoteConfig,
  { appDir, bundleDir, fingerprint }: Readonly<Record<'appDir' | 'bundleDir' | 'fingerprint', string>>,
): Promise<AddedPart | undefined> {
  if (!declared) return undefined;
  const script = await readScript(path.join(bundleDir, partModule));
  const contract = contractFile(appDir);
  if (!existsSync(contract)) {
    throw new BuildError(`${contract} is missing. Make it: npm run openapi -- ${app}`);
  }
  const records = hasRecords(appDir)
    ? { records: await recordsText(app, appDir, declared.collections, fingerprint) }
    : {};
  const api: BuiltApiPart = {
    ...declared,
    shared: await takenPackages(app, appDir, script.text),
    migrations: await migrationsOf(app, appDir, fingerprint),
    module: await folder.add('server', partModule, script.text),
    contract: await folder.add(
      'server',
      'openapi.json',
      JSON.stringify(JSON.parse(await readFile(contract, 'utf8'))),
    ),
    ...(records.records !== undefined && {
      records: await folder.add('server', 'records.json', records.records),
    }),
  };
  return { api, script };
}
