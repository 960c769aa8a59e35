import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import type { CardLink } from '../card/title-card.tsx';
import { belowFirstScreenClass } from '../first-paint/below-first-screen.ts';
import styles from './pagination.module.css';
import * as messages from './pagination.messages.ts';

interface PaginationProps {
  Link: CardLink;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** The name of the list, where there are several paged lists on a page. */
  label?: string;
}

/** Links to the neighbouring pages; nothing where there is one page. */
export function Pagination({ Link, page, pageCount, to, label }: PaginationProps): ReactNode {
  const text = useText();
  if (pageCount <= 1) return null;
  const look = buttonClass({ variant: 'secondary' });
  return (
    <nav
      className={`${styles.pagination} ${belowFirstScreenClass}`}
      aria-label={label ?? text(messages.pages)}
    >
      {page > 1 ? (
        <Link to={to(page - 1)} className={look} rel="prev">
          {text(messages.previous)}
        </Link>
      ) : null}
      <p>{text(messages.pageOf, { page, count: pageCount })}</p>
      {page < pageCount ? (
        <Link to={to(page + 1)} className={look} rel="next">
          {text(messages.next)}
        </Link>
      ) : null}
    </nav>
  );
}
