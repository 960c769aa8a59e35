/** Compresses once, at build time, what is served a million times: visitors pay for each byte. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt)$/;
/** Bytes below which a compressed copy saves nothing. */
const smallest = 1024;

interface CompressedCopy {
  /** The name of the encoding in HTTP. */
  readonly encoding: 'br' | 'gzip';
  readonly extension: 'br' | 'gz';
  readonly bytes: Buffer;
}

/** Return the compressed copies of a file; none where they save nothing. */
export async function compress(name: string, content: Buffer): Promise<readonly CompressedCopy[]> {
  if (!compressible.test(name) || content.length < smallest) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return [
    { encoding: 'br', extension: 'br', bytes: await toBrotli(content, { params }) },
    { encoding: 'gzip', extension: 'gz', bytes: await toGzip(content, { level: 9 }) },
  ];
}
