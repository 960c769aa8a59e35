import { FolderStore } from '../folder/folder-store.ts';
import { newFolder, removeFolders } from '../test/built-release.ts';
import { FileIndex } from './file-index.ts';
import { ReleaseCopies } from './release-copies.ts';
import { ReportedErrors } from './reported-errors.ts';
import type { VerifiedRelease } from '../versions/verify-release.ts';

afterAll(removeFolders);

const file = `browser/page.${'A'.repeat(43)}.js`;

function emptyIndex(): FileIndex {
  const store = new FolderStore(newFolder());
  const copies = new ReleaseCopies(store, newFolder(), { pointer: [], releases: {} });
  return new FileIndex(store, copies, new ReportedErrors(() => undefined));
}

function signedBy(key: string, version: string): VerifiedRelease {
  const files = { [file]: { bytes: 1, signature: `${key}'s signature` } };
  return { release: { app: 'mfe-title', version, files } as unknown as VerifiedRelease['release'], key };
}

describe('the index of files', () => {
  it('a file that versions of two keys share has the signatures of both, whichever came first', () => {
    const index = emptyIndex();
    for (const release of [signedBy('new', '2.0.0'), signedBy('old', '1.0.0'), signedBy('new', '3.0.0')]) {
      index.add(release);
    }
    expect(index.get('mfe-title', file)?.signatures.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'new', signature: "new's signature" },
      { key: 'old', signature: "old's signature" },
    ]);
  });
});
