import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { ImportError } from './import-error.ts';

/** A row, or the reason why there is none. */
export type FileRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: string; readonly text: string };

/** The longest row, in characters; a quote that is never closed would take the rest of the file otherwise. */
const LONGEST_ROW = 1_000_000;

/** How much of a file tells whether its columns are set apart by tabs or commas, in characters. */
const HEADER_PEEK = 4_000;

/** The hash of a file's content, and its number of lines; unknown for a packed file. */
export async function fileIdentity(file: string): Promise<{ hash: string; lines: number | undefined }> {
  const hash = createHash('sha256');
  let lines = 0;
  let isPacked: boolean | undefined;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    isPacked ??= isGzip(chunk);
    hash.update(chunk);
    if (isPacked) continue;
    for (let place = chunk.indexOf(10); place >= 0; place = chunk.indexOf(10, place + 1)) lines += 1;
  }
  return { hash: hash.digest('hex'), lines: isPacked ? undefined : lines };
}

/**
 * The rows of a file, the header first, each with the line on which it begins: CSV with quotes, or TSV without, in
 * UTF-8, also compressed with gzip. The same file gives the same rows. A row that cannot be read is among them.
 *
 * @throws ImportError where the file cannot be read
 */
export async function* fileRows(file: string): AsyncGenerator<FileRow> {
  const isTabbed = await hasTabs(file);
  const faults: FileRow[] = [];
  const parser = parse({
    bom: true,
    info: true,
    delimiter: isTabbed ? '\t' : ',',
    quote: isTabbed ? null : '"',
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: (error, text) => {
      faults.push({ line: Number(error?.lines ?? 0), fault: 'cannot be read as a row', text: text ?? '' });
      return undefined;
    },
  });
  const source = await textOf(file);
  pipeline(source, parser, () => undefined);
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      while (faults[0] && faults[0].line < info.lines) yield { ...faults.shift()!, line };
      const isEmpty = record.length === 1 && record[0]!.trim() === '';
      if (!isEmpty)
        yield { line, cells: isTabbed ? record.map((cell) => (cell === '\\N' ? '' : cell)) : record };
      line = info.lines + 1;
    }
  } catch (error) {
    throw new ImportError(`${file} cannot be read further than line ${line}: ${(error as Error).message}`);
  }
  for (const fault of faults) yield { ...fault, line };
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

async function hasTabs(file: string): Promise<boolean> {
  const source = await textOf(file);
  let text = '';
  for await (const chunk of source as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.includes('\n') || text.length > HEADER_PEEK) break;
  }
  source.destroy();
  return text.split('\n', 1)[0]!.includes('\t');
}

/** A file's bytes, unpacked where they are packed. */
async function textOf(file: string): Promise<Readable> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${file} cannot be read (${error.code}). Give the path of a file that is there.`);
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  const source = handle.createReadStream({ start: 0 });
  if (bytesRead < 2 || !isGzip(buffer)) return source;
  return pipeline(source, createGunzip(), () => undefined);
}

function isGzip(bytes: Buffer): boolean {
  return bytes.length >= 2 && bytes.readUInt16BE(0) === 0x1f8b;
}
