import type { ComponentProps, ReactNode } from 'react';
import type { CardLink } from '../src/card/title-card.tsx';

/** A link of no router: the workbench has one page. */
export function PlainLink({ to, children, ...rest }: ComponentProps<CardLink>): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
