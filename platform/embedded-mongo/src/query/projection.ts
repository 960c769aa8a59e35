import type { BsonWriter } from '../bson/bson-writer.ts';
import {
  TYPE,
  cstringEnd,
  documentEnd,
  elements,
  numberOf,
  valueEnd,
  type RawDocument,
  type RawElement,
} from '../bson/raw-bson.ts';
import { unknown } from '../errors/command-error.ts';

/** Puts a document, or what a projection leaves of it, into an answer. */
export type WriteDocument = (writer: BsonWriter, buffer: Buffer, start: number) => void;

const writeAll: WriteDocument = (writer, buffer, start) => {
  writer.bytes(buffer, start, documentEnd(buffer, start));
};

/** Compile a projection: the fields of a document to include, beside its `_id`. */
export function compileProjection(projection: RawDocument | undefined): WriteDocument {
  const fields = projection ? elements(projection) : [];
  if (fields.length === 0) return writeAll;
  const names = new Set(['_id', ...fields.map(includedName)]);
  return (writer, buffer, start) => {
    writer.begin();
    const end = documentEnd(buffer, start) - 1;
    let at = start + 4;
    while (at < end) {
      const nameEnd = cstringEnd(buffer, at + 1);
      const next = valueEnd(buffer, buffer[at]!, nameEnd + 1);
      if (names.has(buffer.toString('utf8', at + 1, nameEnd))) writer.bytes(buffer, at, next);
      at = next;
    }
    writer.end();
  };
}

function includedName(field: RawElement): string {
  if (field.type === TYPE.object) {
    throw unknown('projection', `${elements(field)[0]?.name ?? 'of a document'} of ${field.name}`);
  }
  if (numberOf(field) !== 1) throw unknown('projection', `of ${field.name} other than 1`);
  if (/[.$]/.test(field.name)) throw unknown('projection', `within documents, ${field.name}`);
  return field.name;
}
