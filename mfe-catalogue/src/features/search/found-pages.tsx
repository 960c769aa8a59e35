import type { FoundPage } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './search.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { englishData } from '@sinima/catalogue-ui/english-data';

const KINDS = {
  list: { label: messages.pageList, path: paths.list },
  award: { label: messages.pageAwards, path: (slug: string) => paths.award(slug) },
  festival: { label: messages.pageFestival, path: paths.festival },
} as const;

const grid =
  'ca:grid ca:list-none ca:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] ca:gap-4 ca:p-0 ca:pt-3';

/** The lists, awards and festivals that a query names; nothing where there are none. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }): ReactNode {
  const text = useText();
  if (pages.length === 0) return null;
  return (
    <section>
      <SectionHeading title={text(messages.awardsFestivalsAndLists)} />
      <ul className={grid}>
        {pages.map(({ kind, slug, name, country, description }) => (
          <li key={`${kind} ${slug}`} className="ca:grid ca:content-start ca:gap-2 ca:bg-surface ca:p-4">
            <p className="ca:flex ca:flex-wrap ca:items-center ca:gap-2 ca:text-muted">
              <Badge tone="accent">{text(KINDS[kind].label)}</Badge>
              {country === null ? null : countryName(country, text)}
            </p>
            <h3 className="ca:headline ca:text-xl">
              <Link to={KINDS[kind].path(slug)}>{name}</Link>
            </h3>
            {description === null ? null : (
              <p className="ca:line-clamp-3" {...englishData(text)}>
                {description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
