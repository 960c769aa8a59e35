import type { FoundPage } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

const KINDS = {
  list: { label: 'List', path: paths.list },
  award: { label: 'Awards', path: (slug: string) => paths.award(slug) },
  festival: { label: 'Festival', path: paths.festival },
} as const;

const grid =
  'ca:grid ca:list-none ca:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] ca:gap-4 ca:p-0 ca:pt-3';

/** The lists, awards and festivals that a query names; nothing where there are none. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Awards, festivals and lists" />
      <ul className={grid}>
        {pages.map(({ kind, slug, name, country, description }) => (
          <li key={`${kind} ${slug}`} className="ca:grid ca:content-start ca:gap-2 ca:bg-surface ca:p-4">
            <p className="ca:flex ca:flex-wrap ca:items-center ca:gap-2 ca:text-muted">
              <Badge tone="accent">{KINDS[kind].label}</Badge>
              {country}
            </p>
            <h3 className="ca:headline ca:text-xl">
              <Link to={KINDS[kind].path(slug)}>{name}</Link>
            </h3>
            {description === null ? null : <p className="ca:line-clamp-3">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
