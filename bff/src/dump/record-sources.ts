import { open } from 'node:fs/promises';
import pMemoize from 'p-memoize';
import { RECORD_SOURCES_FILE } from '@sinima/data/open-catalogue';
import type { SourceRecord } from './source-record.dto.js';

/** Where a line of the file is, in bytes. */
interface Place {
  readonly start: number;
  readonly length: number;
}

/** Titles and people as they are written in their files. In memory is only where each is; the text is read when asked for. */
export class RecordSources {
  constructor(private readonly file: string = RECORD_SOURCES_FILE) {}

  /** Return a record as it is written; undefined where the files have none of this slug. */
  async find(kind: SourceRecord['kind'], slug: string): Promise<SourceRecord | undefined> {
    const place = (await this.places()).get(`${kind} ${slug}`);
    if (place === undefined) return undefined;
    const handle = await open(this.file);
    try {
      const { buffer } = await handle.read(Buffer.alloc(place.length), 0, place.length, place.start);
      return JSON.parse(buffer.toString('utf8')) as SourceRecord;
    } finally {
      await handle.close();
    }
  }

  private readonly places = pMemoize(async (): Promise<ReadonlyMap<string, Place>> => {
    const places = new Map<string, Place>();
    const handle = await open(this.file);
    let start = 0;
    try {
      for await (const line of handle.readLines()) {
        const { kind, slug } = JSON.parse(line) as SourceRecord;
        const length = Buffer.byteLength(line);
        places.set(`${kind} ${slug}`, { start, length });
        start += length + 1;
      }
    } finally {
      await handle.close();
    }
    return places;
  });
}
