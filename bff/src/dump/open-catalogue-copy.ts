import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { OPEN_CATALOGUE_FILE } from '@sinima/data/open-catalogue';

/** The encodings in which the open catalogue lies there, the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** How a copy of the open catalogue may be encoded. */
export type CopyEncoding = (typeof ENCODINGS)[number]['name'];

/** One form of the open catalogue. */
export interface OpenCatalogueCopy {
  /** A strong entity tag of these very bytes. */
  readonly etag: string;
  readonly encoding: CopyEncoding | undefined;
  /** Bytes. */
  readonly length: number;
  /** Reads it piece by piece, however large it is. */
  open(): Readable;
}

/** Return the smallest encoding that a client takes. */
export const encodingFor = (acceptEncoding: string): CopyEncoding | undefined =>
  ENCODINGS.find(({ name }) => accepts(acceptEncoding, name))?.name;

/** Return the entity tag of a form, by the hash of the text. */
export const etagOf = (hash: string, encoding: CopyEncoding | undefined): string =>
  `"${hash.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`;

/** Return the smallest form of the built open catalogue that a client takes. @throws when it has not been built */
export async function builtCopy(acceptEncoding: string): Promise<OpenCatalogueCopy> {
  const encoding = encodingFor(acceptEncoding);
  const ending = ENCODINGS.find(({ name }) => name === encoding)?.ending ?? '';
  const file = `${OPEN_CATALOGUE_FILE}${ending}`;
  const [hash, { size }] = await Promise.all([readFile(`${OPEN_CATALOGUE_FILE}.hash`, 'utf8'), stat(file)]);
  return { etag: etagOf(hash, encoding), encoding, length: size, open: () => createReadStream(file) };
}

/** Whether a client takes an encoding: it names it, and does not refuse it by `q=0`. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
