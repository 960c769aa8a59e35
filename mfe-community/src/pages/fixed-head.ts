import type { PageModule } from '@sinima/contracts/remote';
import type { Message } from '@sinima/contracts/text';

/** Return the head of a page that is always the same. */
export const fixedHead =
  (title: Message, description: Message): PageModule['head'] =>
  ({ text }) => ({ title: text(title), description: text(description) });
