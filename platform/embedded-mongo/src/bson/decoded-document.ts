import { Double, Int32, Long, ObjectId, deserialize, serialize } from 'bson';
import { CODE, CommandError } from '../errors/command-error.ts';
import { BsonWriter } from './bson-writer.ts';
import {
  MAX_DOCUMENT_BYTES,
  documentEnd,
  findElement,
  cstringEnd,
  valueEnd,
  type RawDocument,
  type RawValue,
} from './raw-bson.ts';

/** A document as an object, whose numbers keep their BSON types. */
export type Decoded = Record<string, unknown>;

const ID = Buffer.from('_id');

/** Decodes a document such that encoding it gives the same bytes. */
export function decode({ buffer, start }: RawDocument): Decoded {
  return deserialize(buffer.subarray(start, documentEnd(buffer, start)), {
    promoteValues: false,
    bsonRegExp: true,
  });
}

/** Decodes a document for reading: numbers as numbers, where they are exact. */
export function decodePlain({ buffer, start }: RawDocument): Decoded {
  return deserialize(buffer.subarray(start, documentEnd(buffer, start)));
}

/** Decodes a value such that encoding it gives the same bytes. */
export function decodeValue(value: RawValue): unknown {
  return decode(alone(value))['v'];
}

/** Decodes a value for reading. */
export function decodePlainValue(value: RawValue): unknown {
  return decodePlain(alone(value))['v'];
}

/** Encodes a document, or throws that it is too large. */
export function encode(document: Decoded): Buffer {
  return refuseTooLarge(Buffer.from(serialize(document, { ignoreUndefined: false })));
}

/** Encodes a value. The result is within a document of its own. */
export function encodeValue(value: unknown): RawValue {
  const buffer = Buffer.from(serialize({ v: value }, { ignoreUndefined: false }));
  return { buffer, type: buffer[4]!, start: 7 };
}

/** The document with its `_id` first, as MongoDB stores it; with a new one, if it has none. */
export function withIdFirst({ buffer, start }: RawDocument): Buffer {
  const end = documentEnd(buffer, start);
  const at = findElement(buffer, start, ID);
  if (at === start + 4) return refuseTooLarge(buffer.subarray(start, end));
  const writer = new BsonWriter(end - start + 32).begin();
  if (at < 0) {
    const id = serialize({ _id: new ObjectId() });
    writer.bytes(Buffer.from(id), 4, id.length - 1).bytes(buffer, start + 4, end - 1);
  } else {
    const next = valueEnd(buffer, buffer[at]!, cstringEnd(buffer, at + 1) + 1);
    writer
      .bytes(buffer, at, next)
      .bytes(buffer, start + 4, at)
      .bytes(buffer, next, end - 1);
  }
  return refuseTooLarge(writer.end().result());
}

/** Whether a value is one of BSON's numbers. */
export function isNumber(value: unknown): value is number | Int32 | Double | Long {
  return (
    typeof value === 'number' || value instanceof Int32 || value instanceof Double || value instanceof Long
  );
}

/** A document with this value alone, named v. */
function alone({ buffer, type, start }: RawValue): RawDocument {
  const writer = new BsonWriter(64)
    .begin()
    .value('v', type, buffer, start, valueEnd(buffer, type, start))
    .end();
  return { buffer: writer.result(), start: 0 };
}

function refuseTooLarge(document: Buffer): Buffer {
  if (document.length <= MAX_DOCUMENT_BYTES) return document;
  throw new CommandError(
    CODE.BSONObjectTooLarge,
    `A document of ${document.length} bytes is larger than ${MAX_DOCUMENT_BYTES} bytes, the most there can be.`,
  );
}
