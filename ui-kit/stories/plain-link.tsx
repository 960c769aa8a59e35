import type { ComponentProps, ReactNode } from 'react';
import type { CardLink } from '../src/card/title-card.tsx';

/** A link of no router. */
export function PlainLink({ to, children, ...rest }: ComponentProps<CardLink>): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** In code that is copied, it is the link of the page's router. */
PlainLink.displayName = 'Link';
