import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { OPEN_CATALOGUE_FILE } from '@sinima/data/open-catalogue';

/** The encodings in which the open catalogue lies there, the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** One form of the open catalogue. */
export interface OpenCatalogueCopy {
  /** A strong entity tag of these very bytes. */
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | undefined;
  /** Bytes. */
  readonly length: number;
  /** Reads the file piece by piece, however large it is. */
  open(): ReadStream;
}

/** Return the smallest form of the open catalogue that a client takes. @throws when it has not been built */
export async function openCatalogueCopy(acceptEncoding: string): Promise<OpenCatalogueCopy> {
  const encoding = ENCODINGS.find(({ name }) => accepts(acceptEncoding, name));
  const file = `${OPEN_CATALOGUE_FILE}${encoding?.ending ?? ''}`;
  const [hash, { size }] = await Promise.all([readFile(`${OPEN_CATALOGUE_FILE}.hash`, 'utf8'), stat(file)]);
  return {
    etag: `"${hash.slice(0, 32)}${encoding ? `-${encoding.name}` : ''}"`,
    encoding: encoding?.name,
    length: size,
    open: () => createReadStream(file),
  };
}

/** Whether a client takes an encoding: it names it, and does not refuse it by `q=0`. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
