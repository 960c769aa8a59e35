import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import { englishData } from '@sinima/catalogue-ui/english-data';

interface OccasionCardProps {
  /** Its kind, which decides the composition of its cloth. */
  kind: 'award' | 'festival';
  slug: string;
  /** English name; its tradition draws the cloth. */
  country: string | null;
  name: string;
  to: string;
  /** Where and since when. */
  origin: string;
  /** How often and in which month. */
  occasion: string;
  description: string;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** An award or a festival: its usual month, its place, and a description. */
export function OccasionCard(props: OccasionCardProps): ReactNode {
  const text = useText();
  const { kind, slug, country, name, to, origin, occasion, description, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="ca:grid ca:h-full ca:grid-rows-[var(--occasion-cloth,7rem)_1fr] ca:bg-surface">
      <img
        className="ca:size-full ca:bg-indigo ca:object-cover ca:object-[left_center]"
        src={clothPath({ kind, slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <div className="ca:grid ca:content-start ca:gap-2 ca:border-t-6 ca:border-terracotta ca:px-5 ca:pt-4 ca:pb-5">
        <Heading className="ca:headline ca:text-xl ca:tracking-[0.01em]">
          <Link to={to}>{name}</Link>
        </Heading>
        {origin === '' ? null : <p className="ca:text-muted">{origin}</p>}
        <p>
          <Badge tone="accent">{occasion}</Badge>
        </p>
        <p {...englishData(text)}>{description}</p>
      </div>
    </article>
  );
}
