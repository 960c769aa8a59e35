import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'dcz' | 'gzip';

/** Bytes that sender and receiver both have (RFC 9842). */
export interface BodyDictionary {
  /** Tells it apart from all others. */
  readonly name: string;
  /** Compress a body to `dcz` for clients with the dictionary. */
  compress(body: Buffer): Promise<Buffer>;
}

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

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const dictionaryNegotiator = new Negotiator({ supportedValues: ['dcz'] });

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
  /** By the name of the dictionary. */
  private readonly dcz = new Map<string, EncodedBody | Promise<EncodedBody>>();

  constructor(bytes: Buffer, etag: string, contentType = '') {
    this.identity = { encoding: undefined, bytes, etag };
    this.isCompressible = bytes.byteLength >= MIN_BYTES && COMPRESSIBLE.test(contentType);
  }

  /** Return the body for an `Accept-Encoding` and the receiver's dictionary; undefined while it is not yet made. */
  ready(acceptEncoding: string | undefined, dictionary?: BodyDictionary): EncodedBody | undefined {
    const encoding = this.encodingFor(acceptEncoding, dictionary);
    const body =
      encoding === undefined
        ? this.identity
        : encoding === 'dcz'
          ? this.dcz.get(dictionary!.name)
          : this[encoding];
    return body instanceof Promise ? undefined : body;
  }

  /** Return the body for an `Accept-Encoding` and the receiver's dictionary, compressed now when it is not yet. */
  async get(acceptEncoding: string | undefined, dictionary?: BodyDictionary): Promise<EncodedBody> {
    const encoding = this.encodingFor(acceptEncoding, dictionary);
    if (encoding === undefined) return this.identity;
    if (encoding === 'dcz') return this.getWith(dictionary!);
    return (this[encoding] ??= this.make(encoding));
  }

  /** What the encodings take beside the body itself, in bytes. */
  get extraBytes(): number {
    return [this.br, this.gzip, ...this.dcz.values()].reduce((sum, body) => sum + bytesOf(body), 0);
  }

  private encodingFor(
    acceptEncoding: string | undefined,
    dictionary: BodyDictionary | undefined,
  ): Encoding | undefined {
    if (!this.isCompressible || acceptEncoding === undefined) return undefined;
    if (dictionary && dictionaryNegotiator.negotiate(acceptEncoding) === 'dcz') return 'dcz';
    const chosen = negotiator.negotiate(acceptEncoding);
    return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
  }

  private getWith(dictionary: BodyDictionary): EncodedBody | Promise<EncodedBody> {
    const { name } = dictionary;
    const known = this.dcz.get(name);
    if (known) return known;
    const making = dictionary.compress(this.identity.bytes).then((bytes) => {
      const made = this.bodyAs('dcz', bytes, `dcz-${name}`);
      this.dcz.set(name, made);
      this.onGrow?.();
      return made;
    });
    this.dcz.set(name, making);
    making.catch(() => this.dcz.delete(name));
    return making;
  }

  private async make(encoding: 'br' | 'gzip'): Promise<EncodedBody> {
    const { bytes } = this.identity;
    const made = this.bodyAs(
      encoding,
      encoding === 'br' ? await brotli(bytes) : await asGzip(bytes),
      encoding,
    );
    this[encoding] = made;
    this.onGrow?.();
    return made;
  }

  private bodyAs(encoding: Encoding, bytes: Buffer, suffix: string): EncodedBody {
    return { encoding, bytes, etag: `${this.identity.etag.slice(0, -1)}-${suffix}"` };
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
