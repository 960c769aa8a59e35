import { checkDocument, documentEnd, type RawDocument } from '../bson/raw-bson.ts';
import { BsonWriter } from '../bson/bson-writer.ts';

/** The longest message, in bytes, as `hello` says. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Bits that a receiver has to know; of these, the two above are known. */
const REQUIRED_BITS = 0xffff;

/** A request: one document, and lists of documents that were sent beside it, by the names of the fields they stand for. */
export interface Request {
  readonly id: number;
  readonly body: RawDocument;
  readonly sequences: ReadonlyMap<string, readonly RawDocument[]>;
  /** Whether the client waits for an answer. */
  readonly wantsAnswer: boolean;
  /** Whether it came in the old form, in which drivers say their first hello, and wants its answer so. */
  readonly isLegacy: boolean;
  /** The database, where the old form tells it. */
  readonly database?: string;
}

/** What came is no message of this protocol, so that the connection cannot go on. */
export class BadMessageError extends Error {}

/** Length of the message that begins at `start`, once its first four bytes are there. */
export function messageLength(buffer: Buffer, start: number): number {
  const length = buffer.readInt32LE(start);
  if (length < HEADER_BYTES + 5 || length > MAX_MESSAGE_BYTES) {
    throw new BadMessageError(`A message of ${length} bytes.`);
  }
  return length;
}

/** Reads one whole message (https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/). */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return readMessage(message, id);
  if (operation === OP_QUERY) return readQuery(message, id);
  throw new BadMessageError(`Operation ${operation} is not known.`);
}

function readMessage(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const unknownBits = flags & REQUIRED_BITS & ~(CHECKSUM_PRESENT | MORE_TO_COME);
  if (unknownBits !== 0) throw new BadMessageError(`Flag bits ${unknownBits} are not known.`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, readonly RawDocument[]>();
  let body: RawDocument | undefined;
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message[at++]!;
    if (kind === 0 && !body) {
      body = soundDocument(message, at, end);
      at = documentEnd(message, at);
    } else if (kind === 1 && at + 4 < end) {
      const sectionEnd = at + message.readInt32LE(at);
      if (sectionEnd > end || sectionEnd <= at + 4) throw new BadMessageError('A section is too long.');
      const nameEnd = message.indexOf(0, at + 4);
      if (nameEnd < 0 || nameEnd >= sectionEnd) throw new BadMessageError('A section has no name.');
      sequences.set(message.toString('utf8', at + 4, nameEnd), documentsIn(message, nameEnd + 1, sectionEnd));
      at = sectionEnd;
    } else throw new BadMessageError(`Section kind ${kind} is not known here.`);
  }
  if (!body) throw new BadMessageError('A message without a body.');
  return { id, body, sequences, wantsAnswer: (flags & MORE_TO_COME) === 0, isLegacy: false };
}

function readQuery(message: Buffer, id: number): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  if (nameEnd < 0 || !namespace.endsWith('.$cmd'))
    throw new BadMessageError('Only commands can come as OP_QUERY.');
  const body = soundDocument(message, nameEnd + 9, message.length);
  const database = namespace.slice(0, -'.$cmd'.length);
  return { id, body, sequences: new Map(), wantsAnswer: true, isLegacy: true, database };
}

function documentsIn(message: Buffer, from: number, end: number): RawDocument[] {
  const documents: RawDocument[] = [];
  for (let at = from; at < end; at = documentEnd(message, at))
    documents.push(soundDocument(message, at, end));
  return documents;
}

function soundDocument(buffer: Buffer, start: number, end: number): RawDocument {
  checkDocument(buffer, start, end);
  return { buffer, start };
}

/** The message that answers a request with a document. */
export function answerTo({ id, isLegacy }: Request, document: Buffer): Buffer {
  const preamble = isLegacy ? 20 : 5;
  const message = Buffer.alloc(HEADER_BYTES + preamble);
  message.writeInt32LE(message.length + document.length, 0);
  message.writeInt32LE(id, 8);
  message.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  if (isLegacy) message.writeInt32LE(1, HEADER_BYTES + 16);
  return new BsonWriter(message.length + document.length)
    .bytes(message, 0, message.length)
    .bytes(document, 0, document.length)
    .result();
}
