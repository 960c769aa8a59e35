/** Texts in the visitor's language: from the remote's translation, or in English where that has none. */
import type { Message, MessageValues, Text } from '@sinima/contracts/text';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { createText } from './create-text.ts';

const TextContext = createContext<Text>(createText('en'));

/** The host's side: says which texts the remote below gets. */
export const TextProvider = TextContext.Provider;

/**
 * Return the texts of the remote in the visitor's language.
 *
 * @example
 * import * as messages from './plot.messages.ts';
 * const text = useText();
 * <p>{text(messages.noPlot)}</p>
 */
export const useText = (): Text => use(TextContext);

/** A part of a rich text: gets what stands between the tags of its name; or stands there itself, where the tag is empty. */
type RichPart = ((content: ReactNode) => ReactNode) | Exclude<ReactNode, string | number>;

interface RichTextProps {
  readonly message: Message;
  readonly values?: MessageValues;
  /** Elements, by the names of tags in the message. */
  readonly parts: Readonly<Record<string, RichPart>>;
}

/** Stands for "<" in values, which are no tags. */
const BRACKET = '\u0001';

const TAG = /<(\w+)>([^]*?)<\/\1>|<(\w+)\/>/g;

function richParts(text: string, parts: RichTextProps['parts']): ReactNode[] {
  const plain = (piece: string): string => piece.replaceAll(BRACKET, '<');
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: content = '', 3: empty = name, index } of text.matchAll(TAG)) {
    const part = parts[empty];
    const inner = typeof part === 'function' ? part(richParts(content, parts)) : part;
    nodes.push(plain(text.slice(end, index)), <Fragment key={index}>{inner}</Fragment>);
    end = index + whole.length;
  }
  nodes.push(plain(text.slice(end)));
  return nodes.filter((node) => node !== '');
}

/**
 * A text with elements in it.
 *
 * @example
 * // export const writtenBy = 'Written by <person/>, see <link>all reviews</link>.';
 * <RichText message={messages.writtenBy} parts={{ person: <b>{name}</b>, link: (content) => <Link to="/reviews">{content}</Link> }} />
 */
export function RichText({ message, values = {}, parts }: RichTextProps): ReactNode {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', BRACKET) : value,
  ]);
  return richParts(useText()(message, Object.fromEntries(escaped) as MessageValues), parts);
}
