import type { PageModule } from '@sinima/contracts/remote';
import type { Message } from '@sinima/contracts/text';

/** Return the head of a member's own page: the server knows nothing of the member, and search engines are to leave it out. */
export const ownHead =
  (title: Message, canonical: string): PageModule['head'] =>
  ({ text }) => ({ title: text(title), canonical, noIndex: true });
