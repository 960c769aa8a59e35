import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { openCatalogueLines } from '@sinima/data/open-catalogue';
import { CatalogueChanges } from '../changes/catalogue-changes.js';
import {
  builtCopy,
  encodingFor,
  etagOf,
  type CopyEncoding,
  type OpenCatalogueCopy,
} from './open-catalogue-copy.js';

/** The open catalogue after some change, in all its forms. */
interface ChangedCopy {
  readonly hash: string;
  readonly forms: Readonly<Record<CopyEncoding | 'identity', Buffer>>;
}

/** The open catalogue as it is: the built file, and after changes a copy that is made once for each state. */
@Injectable()
export class CatalogueCopies {
  private latest: { readonly sequence: number; readonly copy: Promise<ChangedCopy> } | undefined;

  constructor(private readonly changes: CatalogueChanges) {}

  /** Return the smallest form of the open catalogue that a client takes. */
  async copy(acceptEncoding: string): Promise<OpenCatalogueCopy> {
    const sequence = await this.changes.sequenceOverFiles();
    if (sequence === undefined) return builtCopy(acceptEncoding);
    const { hash, forms } = await this.copyAfter(sequence);
    const encoding = encodingFor(acceptEncoding);
    const form = forms[encoding ?? 'identity'];
    return { etag: etagOf(hash, encoding), encoding, length: form.length, open: () => Readable.from([form]) };
  }

  /** Return the copy of this state, which is made once. After a failure, the next call tries again. */
  private copyAfter(sequence: number): Promise<ChangedCopy> {
    if (this.latest?.sequence === sequence) return this.latest.copy;
    const copy = this.make().catch((error: unknown) => {
      this.latest = undefined;
      throw error;
    });
    this.latest = { sequence, copy };
    return copy;
  }

  private async make(): Promise<ChangedCopy> {
    const { records } = await this.changes.current();
    const text = Buffer.from(`${openCatalogueLines(records.toCatalogue()).join('\n')}\n`);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
    const [zipped, br] = await Promise.all([
      promisify(gzip)(text),
      promisify<Buffer, object, Buffer>(brotliCompress)(text, quality),
    ]);
    return {
      hash: createHash('sha256').update(text).digest('hex'),
      forms: { identity: text, gzip: zipped, br },
    };
  }
}
