import type { ComponentType, ReactNode } from 'react';
import type { Token } from '../src/tokens/read-tokens.ts';
import { jsxOf } from './jsx-of.ts';
import styles from './exhibit.module.css';

/** What an exhibit is given. */
export interface ExhibitProps {
  readonly tokens: readonly Token[];
  /** With those for visitors who ask for more contrast. */
  readonly moreContrast: readonly Token[];
}

/** A piece of the kit on the workbench. */
export interface Exhibit {
  /** The subpaths of `package.json` that it shows, e.g. `./badge`. */
  readonly exports: readonly string[];
  readonly name: string;
  readonly group: 'Foundations' | 'Cloth' | 'Primitives';
  /** What it is for, and what to keep in mind. */
  readonly note: string;
  readonly Show: ComponentType<ExhibitProps>;
}

/** The anchor of an exhibit in the page. */
export function anchorOf({ name }: Exhibit): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}

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

/** One state of a primitive: what it looks like, what it is called, and how it is written. */
export function State({ name, code, wide = false, onCloth = false, children }: StateProps): ReactNode {
  return (
    <figure className={wide ? `${styles.state} ${styles.wide}` : styles.state}>
      <div className={onCloth ? `${styles.stage} ${styles.onCloth}` : styles.stage}>{children}</div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <code className={styles.code}>{code ?? jsxOf(children)}</code>
      </figcaption>
    </figure>
  );
}

/** The states of an exhibit, side by side where they fit. */
export function States({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.states}>{children}</div>;
}
