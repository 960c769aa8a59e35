/** Zstandard with a dictionary, as browsers take it: `dcz`, RFC 9842 §5. */
import { createHash } from 'node:crypto';

/** Bytes before each answer: the magic number of RFC 9842 §5; the SHA-256 of the dictionary follows. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** The dictionary, which both sides have. */
export interface Dictionary {
  /** Compress a body for browsers with the dictionary, on a thread of Node's pool. */
  compress(body: Buffer): Promise<Buffer>;
}

/**
 * Open a dictionary of bytes as they are, which is the one kind that browsers know.
 *
 * @param level 1 to 19; beyond, the window would be larger than the 8 MB that every browser has to have
 */
export type OpenDictionary = (bytes: Buffer, level: number) => Dictionary;

/**
 * Load Zstandard, which Node 20 does not have.
 *
 * @param onMissing is told where this platform has no binary of it: answers go out as to any other browser then
 */
export async function loadZstandard(
  onMissing: (error: unknown) => void,
): Promise<OpenDictionary | undefined> {
  const loaded = await import('@toondepauw/node-zstd').catch(onMissing);
  if (!loaded) return undefined;
  const { Encoder } = loaded;
  return (bytes, level) => {
    const encoder = new Encoder(level, bytes);
    const hash = createHash('sha256').update(bytes).digest();
    return { compress: async (body) => Buffer.concat([MAGIC, hash, await encoder.encode(body)]) };
  };
}
