import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText, RichText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import * as messages from './hero.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';
import type { Text } from '@sinima/contracts/text';
import { LANGUAGES } from '@sinima/contracts/languages';

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
function figure(value: number | null, { language }: Text): string {
  return value === null ? '—' : value.toLocaleString(LANGUAGES[language].locale);
}

/** How a title is rated, by how many, and where that places it. */
export function RatingCard({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const { bayesianRating: rating, ratingIsSample, rank } = title;
  return (
    <section className={card} aria-label={text(messages.rating)}>
      {rating === null ? (
        <p className="ti:text-lg ti:font-bold ti:text-muted ti:max-md:col-span-full">
          {text(messages.notEnoughRatingsYet)}
        </p>
      ) : (
        <Threads rating={rating} />
      )}
      <dl className="ti:grid ti:grid-cols-[repeat(3,auto)] ti:justify-between ti:gap-3 ti:max-md:col-span-full">
        <Figure label={text(messages.votes)} value={figure(title.voteCount, text)} />
        <Figure label={text(messages.rank)} value={rank === null ? '—' : `#${figure(rank, text)}`} />
        <Figure
          label={text(messages.pageViews)}
          value={title.pageViews === null ? text(messages.notCounted) : figure(title.pageViews, text)}
        />
      </dl>
      {rating !== null && ratingIsSample ? (
        <p className="ti:text-sm ti:text-muted ti:max-md:col-span-full">
          <RichText
            message={messages.votesAreSample}
            parts={{ sample: <Badge tone="warn">{text(titleMessages.sample)}</Badge> }}
          />
        </p>
      ) : null}
      <p className="ti:text-sm ti:max-md:col-span-full">
        <Link to={`${paths.about()}#ratings`}>{text(messages.howRatingsAreMade)}</Link>
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
  const text = useText();
  return (
    <>
      <p className="ti:flex">
        <span className="ti:flex ti:items-baseline ti:gap-1" dir="ltr">
          <span className="ti:headline ti:text-4xl ti:leading-none">{rating.toFixed(1)}</span>
          <span className="ti:text-lg ti:font-bold ti:text-muted">/10</span>
        </span>
      </p>
      <div
        className={threads}
        role="progressbar"
        aria-label={text(messages.rating)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(rating * 10)}
        aria-valuetext={text(messages.ratingOutOfTen, { rating: rating.toFixed(1) })}
      >
        <span
          className="ti:absolute ti:inset-y-0 ti:start-0 ti:[background:var(--weave)] ti:forced-colors:[background:CanvasText]"
          style={{ inlineSize: `${Math.round(rating * 10)}%` }}
        />
      </div>
    </>
  );
}
