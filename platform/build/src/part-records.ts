/** The first records of a part's collections, made when its remote is built. */
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@sinima/data/catalogue';
import { EJSON } from 'bson';
import { BuildError } from './build-error.ts';
import { recordsFile } from './part-sources.ts';

/** Records by collection, each with its `_id`. */
type Records = Readonly<Record<string, readonly object[]>>;

/** Return what is wrong with the first records of a part, with the remedy; undefined: nothing. */
export function wrongRecords(
  app: string,
  collections: readonly string[],
  records: Records,
): string | undefined {
  const foreign = Object.keys(records).find((collection) => !collections.includes(collection));
  if (foreign !== undefined) {
    return (
      `api/records.ts of ${app} has records of "${foreign}", which is not among its collections. Add it to api in ` +
      'remote.config.ts.'
    );
  }
  const nameless = Object.entries(records).find(([, all]) => all.some((record) => !('_id' in record)));
  return (
    nameless &&
    `A record of "${nameless[0]}" in api/records.ts of ${app} has no _id: loading it anew would add it a second time. ` +
      'Make one with stableId of @sinima/api.'
  );
}

/**
 * Return the first records of a part by collection, as canonical Extended JSON.
 *
 * @param fingerprint another one reads the file anew
 * @throws BuildError where they are wrong
 */
export async function recordsText(
  app: string,
  appDir: string,
  collections: readonly string[],
  fingerprint: string,
): Promise<string> {
  const { buildCatalogue } = await import('@sinima/data/build');
  const { readCatalogue } = await import('@sinima/data/catalogue');
  const url = `${pathToFileURL(recordsFile(appDir)).href}?${fingerprint}`;
  const { default: recordsOf } = (await import(url)) as { default: (catalogue: Catalogue) => Records };
  await buildCatalogue();
  const records = recordsOf(readCatalogue());
  const wrong = wrongRecords(app, collections, records);
  if (wrong !== undefined) throw new BuildError(wrong);
  return EJSON.stringify(records, { relaxed: false });
}
