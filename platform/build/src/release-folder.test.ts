import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOfAddress } from '@sinima/contracts/content-address';
import { contentHash, createReleaseFolder } from './release-folder.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-folder-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

it('a file stands at the address of its content, with copies at the addresses of theirs', async () => {
  const text = 'const answer = 42;\n'.repeat(100);
  const folder = createReleaseFolder(dir);
  const address = await folder.add('browser', 'title.js', text);
  expect(address).toBe(`browser/title.${contentHash(text)}.js`);
  expect(readFileSync(path.join(dir, address), 'utf8')).toBe(text);

  const { bytes, encodings } = folder.files[address]!;
  expect(bytes).toBe(text.length);
  const brotli = readFileSync(path.join(dir, encodings!.br!.file));
  const gzipped = readFileSync(path.join(dir, encodings!.gzip!.file));
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(gzipped).toString()).toBe(text);
  expect(hashOfAddress(encodings!.br!.file)).toBe(contentHash(brotli));
  expect(encodings!.gzip).toEqual({
    file: `browser/title.js.${contentHash(gzipped)}.gz`,
    bytes: gzipped.length,
  });
});

it.each([
  ['a small file', 'browser', 'careers.js', 'short'],
  ['a font', 'browser', 'letters.woff2', 'x'.repeat(5000)],
  ['a server bundle', 'server', 'remote.mjs', 'x'.repeat(5000)],
] as const)('%s has no compressed copy', async (_what, side, name, content) => {
  const folder = createReleaseFolder(dir);
  const address = await folder.add(side, name, content);
  expect(folder.files[address]).toEqual({ bytes: content.length });
});

it('nothing is compressed in development', async () => {
  const folder = createReleaseFolder(dir, 'development');
  const address = await folder.add('browser', 'title.js', 'x'.repeat(5000));
  expect(folder.files[address]).toEqual({ bytes: 5000 });
});

it('a name that no release may hold is refused, and nothing is written', async () => {
  const folder = createReleaseFolder(dir);
  await expect(folder.add('browser', '../../title.js', 'x')).resolves.toMatch(/^browser\/title\./);
  await expect(folder.add('browser', 'ti tle.js', 'x')).rejects.toThrow(
    'The build made a file with a name that no release may hold: ti tle.js.',
  );
  expect(existsSync(path.join(dir, '../../title.js'))).toBe(false);
});
