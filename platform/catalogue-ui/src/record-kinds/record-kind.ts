import type { Message } from '@sinima/contracts/text';

/** The texts about records of one kind. Each kind has a module of its own, so that a page loads no texts of other kinds. */
export interface RecordKind {
  /** The kind itself: "Title". */
  readonly name: Message;
  /** Where there is none at an address: a heading, and a sentence. */
  readonly notFound: Message;
  readonly missing: Message;
}
