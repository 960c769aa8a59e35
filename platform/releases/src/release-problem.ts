import { readdir } from 'node:fs/promises';
import { ReleaseError, isMissing } from './release-error.ts';
import { describeWrong, wrongHashes, wrongSizes } from './release-files.ts';
import type { StoreReader } from './store-reader.ts';

/** What is wrong with a version in the store, in words, or undefined. With `hashes` it reads every file. */
export async function releaseProblem(
  store: StoreReader,
  app: string,
  version: string,
  { hashes = false } = {},
): Promise<string | undefined> {
  const dir = store.releaseDir(app, version);
  try {
    if (!(await readdir(dir)).includes('release.json')) return 'its release.json is missing';
    const release = await store.release(app, version);
    const wrong = await (hashes ? wrongHashes : wrongSizes)(dir, release);
    return wrong.length === 0 ? undefined : describeWrong(wrong);
  } catch (error) {
    if (isMissing(error)) return 'it is missing from the store';
    if (error instanceof ReleaseError) return error.message.replace(/\.$/, '');
    throw error;
  }
}
