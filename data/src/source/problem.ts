/** Something in a file that is not right. */
export interface Problem {
  /** Path from `data/`. */
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** Such as `credits[2].role`; empty where it is the file itself. */
  readonly field: string;
  /** What is wrong, and what to do about it. */
  readonly text: string;
}

/** @example 'data/catalogue/titles/nigeria/lionheart.yaml:21:34: credits[2].role: "DIRECTER" is not one of …' */
export function problemText({ file, line, column, field, text }: Problem): string {
  return `data/${file}:${line}:${column}: ${field === '' ? '' : `${field}: `}${text}`;
}
