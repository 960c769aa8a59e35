import { englishData } from '@sinima/catalogue-ui/english-data';
import { useText } from '@sinima/runtime';
import type { TypeName } from './api/api-description.ts';

/** A sentence of the document; text between backticks is shown as code. */
export function Described({ text }: { text: string }) {
  return (
    <span {...englishData(useText())}>
      {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  );
}

/** A type; the name of a shape leads to it. */
export function TypeText({ type }: { type: TypeName }) {
  const { text, of } = type;
  if (of === undefined) return <code>{text}</code>;
  return (
    <code>
      <a href={`#shape-${of}`}>{of}</a>
      {text.slice(of.length)}
    </code>
  );
}
