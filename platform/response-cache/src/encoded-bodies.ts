import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** A body as it is sent. */
export interface EncodedBody {
  /** Undefined: as it is. */
  readonly encoding: Encoding | undefined;
  readonly bytes: Buffer;
  /** Tells this encoding apart from the others too. */
  readonly etag: string;
}

/** Shorter bodies gain less than they cost, in bytes. */
const MIN_BYTES = 1024;

/** Beyond this, more time brings hardly smaller pages: the figures are in the package's README. */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg)/;

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  // Browsers say one of a handful; whoever makes up others fills no more than this.
  cache: new LRUCache<string, string>({ max: 200 }),
});

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The encodings of one body: each is made when it is first asked for, and once. */
export class EncodedBodies {
  /** Told after each encoding that was made. */
  onGrow: (() => void) | undefined;
  readonly identity: EncodedBody;
  readonly isCompressible: boolean;
  private br: EncodedBody | Promise<EncodedBody> | undefined;
  private gzip: EncodedBody | Promise<EncodedBody> | undefined;

  constructor(bytes: Buffer, etag: string, contentType = '') {
    this.identity = { encoding: undefined, bytes, etag };
    this.isCompressible = bytes.byteLength >= MIN_BYTES && COMPRESSIBLE.test(contentType);
  }

  /** Return the body for an `Accept-Encoding`; undefined while it is not yet made. */
  ready(acceptEncoding: string | undefined): EncodedBody | undefined {
    const encoding = this.encodingFor(acceptEncoding);
    const body = encoding === undefined ? this.identity : this[encoding];
    return body instanceof Promise ? undefined : body;
  }

  /** Return the body for an `Accept-Encoding`, compressed now when it is not yet. */
  async get(acceptEncoding: string | undefined): Promise<EncodedBody> {
    const encoding = this.encodingFor(acceptEncoding);
    if (encoding === undefined) return this.identity;
    return (this[encoding] ??= this.make(encoding));
  }

  /** What the encodings take beside the body itself, in bytes. */
  get extraBytes(): number {
    return bytesOf(this.br) + bytesOf(this.gzip);
  }

  private encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
    if (!this.isCompressible || acceptEncoding === undefined) return undefined;
    const chosen = negotiator.negotiate(acceptEncoding);
    return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
  }

  private async make(encoding: Encoding): Promise<EncodedBody> {
    const { bytes, etag } = this.identity;
    const compressed = encoding === 'br' ? await brotli(bytes) : await asGzip(bytes);
    const made = { encoding, bytes: compressed, etag: `${etag.slice(0, -1)}-${encoding}"` };
    this[encoding] = made;
    this.onGrow?.();
    return made;
  }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

const bytesOf = (body: EncodedBody | Promise<EncodedBody> | undefined): number =>
  body === undefined || body instanceof Promise ? 0 : body.bytes.byteLength;
