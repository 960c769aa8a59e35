import { englishData } from '@sinima/catalogue-ui/english-data';
import type { ListCard } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import { itemCountOf } from './item-count.ts';

interface ListCardsProps {
  lists: readonly ListCard[];
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

const grid =
  'co:grid co:list-none co:gap-4 co:p-[var(--row-padding,0)] ' +
  'co:grid-cols-[var(--row-columns,repeat(auto-fit,minmax(min(100%,13rem),1fr)))]';

const card =
  'co:group co:relative co:grid co:grid-rows-[auto_1fr] co:bg-surface ' +
  'co:has-focus-visible:outline-3 co:has-focus-visible:outline-offset-4 co:has-focus-visible:outline-focus';

/** The whole card is the link's target. */
const link =
  'co:text-inherit co:no-underline co:after:absolute co:after:inset-0 co:focus-visible:outline-0 ' +
  'co:group-hover:underline co:group-hover:decoration-ochre co:group-hover:decoration-3';

/** Lists as bolts of cloth, each with its name and how much is in it. */
export function ListCards({ lists, level, className = '' }: ListCardsProps): ReactNode {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <ul className={`${grid} ${className}`}>
      {lists.map(({ slug, name, description, itemCount, itemNoun }) => (
        <li key={slug} className={card}>
          <img
            className="co:h-[7.5rem] co:w-full co:bg-indigo co:object-cover co:object-[left_center]"
            src={clothPath({ kind: 'list', slug, genres: [], country: null, year: null })}
            alt=""
            width={1200}
            height={300}
            loading="lazy"
            decoding="async"
          />
          <div className="co:grid co:content-start co:gap-2 co:border-t-6 co:border-ochre co:p-4">
            <Heading className="co:headline co:text-xl co:tracking-[0.01em]" {...englishData(text)}>
              <Link to={paths.list(slug)} className={link}>
                {name}
              </Link>
            </Heading>
            <p>
              <Badge tone="accent">{itemCountOf({ itemCount, itemNoun }, text)}</Badge>
            </p>
            {description === null ? null : (
              <p className="co:text-muted" {...englishData(text)}>
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
