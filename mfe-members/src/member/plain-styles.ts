/** Styles in attributes, over the site's tokens: for widgets whose pages name no stylesheet of this remote. */
import type { CSSProperties } from 'react';

const headline: CSSProperties = { fontFamily: 'var(--font-headline)', letterSpacing: '0.01em' };

export const plainStyles = {
  section: {
    maxInlineSize: 'var(--page-width)',
    marginInline: 'auto',
    padding: 'var(--space-6) var(--page-gutter) 0',
    display: 'grid',
    gap: 'var(--space-4)',
  },
  /** The strip of weave above a heading. */
  strip: {
    display: 'block',
    inlineSize: 88,
    blockSize: 7,
    marginBlockEnd: 'var(--space-2)',
    background: 'var(--weave)',
  },
  heading: { ...headline, fontSize: 'var(--text-2xl)', textTransform: 'uppercase' },
  /** Cards side by side, as many as fit. */
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: 'var(--space-4)',
    padding: 0,
    listStyle: 'none',
  },
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-2)',
    blockSize: '100%',
    padding: 'var(--space-4)',
    background: 'var(--color-surface)',
    borderBlockStart: '6px solid var(--color-palm)',
    overflowWrap: 'anywhere',
  },
  cardHeading: { ...headline, fontSize: 'var(--text-lg)', lineHeight: 1.25 },
  link: { color: 'inherit', textDecorationColor: 'var(--color-ochre)', textUnderlineOffset: '0.2em' },
  /** The first lines of a longer text. */
  firstLines: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  },
  note: { color: 'var(--color-text-muted)', fontSize: 'var(--text-sm)' },
} as const satisfies Readonly<Record<string, CSSProperties>>;
