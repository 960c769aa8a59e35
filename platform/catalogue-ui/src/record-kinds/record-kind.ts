import type { Message } from '@sinima/contracts/text';

/** What is said of the records of one kind, each in a module of its own: a page loads no texts of other kinds. */
export interface RecordKind {
  /** The kind itself: "Title". */
  readonly name: Message;
  /** Where there is none at an address: a heading, and a sentence. */
  readonly notFound: Message;
  readonly missing: Message;
}
