/** Where the sources of a remote's part of the API lie. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.ts';

/** A file of `api/migrations`: `0001-add-country.ts`. */
const MIGRATION = /^(\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/;

export const partFile = (appDir: string): string => path.join(appDir, 'api/part.ts');
export const contractFile = (appDir: string): string => path.join(appDir, 'api/openapi.json');
export const recordsFile = (appDir: string): string => path.join(appDir, 'api/records.ts');

/** Whether a remote has a part of the API. */
export const hasPart = (appDir: string): boolean => existsSync(partFile(appDir));

/** Whether a part has first records, which it may make from the catalogue. */
export const hasRecords = (appDir: string): boolean => existsSync(recordsFile(appDir));

/**
 * Return the names and files of a part's migrations, in their order.
 *
 * @throws BuildError naming a file that is not named as a migration, or the number that two have
 */
export function migrationFiles(appDir: string): { readonly name: string; readonly file: string }[] {
  const dir = path.join(appDir, 'api/migrations');
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((name) => !name.includes('.test.'));
  const migrations = names.sort().map((file) => {
    const name = MIGRATION.exec(file)?.[1];
    if (name !== undefined) return { name, file: path.join(dir, file) };
    throw new BuildError(
      `${path.join(dir, file)} is not named as a migration. Name it by its number and its purpose: 0001-add-country.ts.`,
    );
  });
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice === undefined) return migrations;
  throw new BuildError(`Two migrations in ${dir} have the number ${twice}: their order has to be plain.`);
}
