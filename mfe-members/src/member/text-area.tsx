import { useText } from '@sinima/runtime';
import { useId, type ReactNode } from 'react';
import * as messages from './member.messages.ts';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  /** How many characters the API takes. */
  most: number;
  rows?: number;
  onChange: (value: string) => void;
}

/** Plain text with its limit: how much is written, and, past the limit, how much is too much. Nothing is cut off. */
export function TextArea({ label, name, value, most, rows = 6, onChange }: TextAreaProps): ReactNode {
  const text = useText();
  const id = useId();
  const length = [...value.trim()].length;
  const isOver = length > most;
  return (
    <div className="me:grid me:gap-1">
      <label htmlFor={id} className="me:text-sm me:font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className="me:w-full me:min-w-0 me:rounded-1 me:border-2 me:border-control me:bg-surface me:p-3 me:text-text"
        value={value}
        aria-describedby={`${id}-limit`}
        aria-invalid={isOver}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-limit`} className={isOver ? 'me:text-sm me:font-bold' : 'me:text-sm me:text-muted'}>
        {isOver
          ? text(messages.charactersTooMany, { count: length - most })
          : text(messages.charactersOf, { count: length, most })}
      </p>
    </div>
  );
}
