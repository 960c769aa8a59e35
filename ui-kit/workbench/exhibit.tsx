import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { jsxOf } from './jsx-of.ts';
import type { PieceState, TokenSets } from './site/site-shapes.ts';
import styles from './exhibit.module.css';

/** A piece of the kit on the workbench. */
export interface Exhibit {
  /** The subpaths of `package.json` that it shows, e.g. `./badge`. */
  readonly exports: readonly string[];
  readonly name: string;
  readonly group: 'Foundations' | 'Cloth' | 'Primitives';
  /** What it is for, and what to keep in mind. */
  readonly note: string;
  /** When to use it, each in one short sentence. */
  readonly do?: readonly string[];
  /** What to leave to others. */
  readonly dont?: readonly string[];
  /** What those who hear it, or use a keyboard, need to know. */
  readonly accessibility?: readonly string[];
  readonly Show: ComponentType<TokenSets>;
}

/** A name as a part of addresses: `Title card` → `title-card`. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The anchor of an exhibit in a page, and its id on the site. */
export const anchorOf = ({ name }: Exhibit): string => keyOf(name);

/**
 * What states do: stand side by side with their names, note down what they are, or, of one key alone, show what they hold
 * and nothing around it.
 */
export const StatesMode = createContext<
  | { readonly mode: 'all' }
  | { readonly mode: 'list'; readonly into: PieceState[] }
  | { mode: 'one'; key: string }
>({ mode: 'all' });

interface StateProps {
  name: string;
  /** How it is written; by default, `children` as they are. */
  code?: string;
  /** It takes the whole line. */
  wide?: boolean;
  /** On the dark of a cloth's hem, as on posters and banners. */
  onCloth?: boolean;
  children: ReactNode;
}

/** One state of a primitive, and what it is called. */
export function State({ name, code, wide = false, onCloth = false, children }: StateProps): ReactNode {
  const states = useContext(StatesMode);
  const key = keyOf(name);
  const stage = onCloth ? `${styles.stage} ${styles.onCloth}` : styles.stage;
  if (states.mode === 'list') {
    states.into.push({ key, name, code: code ?? jsxOf(children), isWide: wide });
    return null;
  }
  if (states.mode === 'one') return states.key === key ? <div className={stage}>{children}</div> : null;
  return (
    <figure className={wide ? `${styles.state} ${styles.wide}` : styles.state}>
      <div className={stage}>{children}</div>
      <figcaption className={styles.caption}>{name}</figcaption>
    </figure>
  );
}

/** The states of an exhibit, side by side where they fit. */
export function States({ children }: { children: ReactNode }): ReactNode {
  return useContext(StatesMode).mode === 'all' ? <div className={styles.states}>{children}</div> : children;
}
