import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';

/** A phone has the threads beside the figure, so that the plot is soon in view. */
const card =
  'ti:relative ti:z-1 ti:grid ti:min-w-0 ti:gap-3 ti:border-t-8 ti:border-terracotta ti:bg-surface ti:px-5 ti:pt-4 ' +
  'ti:pb-5 ti:text-text ti:lift-2 ti:max-md:grid-cols-[auto_minmax(0,1fr)] ti:max-md:items-center ' +
  'ti:max-md:gap-x-4 ti:max-md:gap-y-2 ti:max-md:px-4 ti:max-md:pt-3 ti:max-md:pb-4';

/** Fifty threads of warp; the woven ones are coloured. */
const threads =
  'ti:relative ti:h-[1.5rem] ti:bg-[repeating-linear-gradient(90deg,var(--color-line)_0_1%,transparent_1%_2%)] ' +
  'ti:forced-color-adjust-none ti:forced-colors:border ti:forced-colors:border-[CanvasText] ti:forced-colors:bg-none';

/** Return a number with its thousands apart; a dash where it is not known. */
function figure(value: number | null): string {
  return value === null ? '—' : value.toLocaleString('en-US');
}

/** How a title is rated, by how many, and where that places it. */
export function RatingCard({ title }: { title: TitleDetail }): ReactNode {
  const { bayesianRating: rating, ratingIsSample, rank } = title;
  return (
    <section className={card} aria-label="Rating">
      {rating === null ? (
        <p className="ti:text-lg ti:font-bold ti:text-muted ti:max-md:col-span-full">
          Not enough ratings yet
        </p>
      ) : (
        <Threads rating={rating} />
      )}
      <dl className="ti:grid ti:grid-cols-[repeat(3,auto)] ti:justify-between ti:gap-3 ti:max-md:col-span-full">
        <Figure label="Votes" value={figure(title.voteCount)} />
        <Figure label="Rank" value={rank === null ? '—' : `#${figure(rank)}`} />
        <Figure
          label="Page views"
          value={title.pageViews === null ? 'Not counted' : figure(title.pageViews)}
        />
      </dl>
      {rating !== null && ratingIsSample ? (
        <p className="ti:text-sm ti:text-muted ti:max-md:col-span-full">
          <Badge tone="warn">Sample</Badge> These votes are sample data.
        </p>
      ) : null}
      <p className="ti:text-sm ti:max-md:col-span-full">
        <Link to={`${paths.about()}#ratings`}>How ratings are made</Link>
      </p>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="ti:flex ti:flex-col-reverse">
      <dt className="ti:text-sm ti:text-muted">{label}</dt>
      <dd className="ti:font-bold ti:tabular-nums">{value}</dd>
    </div>
  );
}

function Threads({ rating }: { rating: number }): ReactNode {
  return (
    <>
      <p className="ti:flex ti:items-baseline ti:gap-1">
        <span className="ti:headline ti:text-4xl ti:leading-none">{rating.toFixed(1)}</span>
        <span className="ti:text-lg ti:font-bold ti:text-muted">/10</span>
      </p>
      <div
        className={threads}
        role="progressbar"
        aria-label="Rating"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(rating * 10)}
        aria-valuetext={`${rating.toFixed(1)} out of 10`}
      >
        <span
          className="ti:absolute ti:inset-y-0 ti:start-0 ti:[background:var(--weave)] ti:forced-colors:[background:CanvasText]"
          style={{ inlineSize: `${Math.round(rating * 10)}%` }}
        />
      </div>
    </>
  );
}
