/** Compresses once, at build time, what is served a million times: visitors pay for each byte. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt)$/;
/** Bytes below which a compressed copy saves nothing. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text file of a folder that is worth it. */
export async function precompress(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      const bytes = await readFile(file);
      if (bytes.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}
