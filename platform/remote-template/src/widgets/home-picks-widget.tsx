import { Link, useQuery, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { filmPicksQuery } from '../features/film-picks/api/film-picks-query.ts';
import { FilmPicksList } from '../features/film-picks/film-picks-list.tsx';
import * as messages from './home-picks-widget.messages.ts';

/** How many titles stand on the home page. */
const MAX_TITLES = 6;

/** The first titles, and the way to all. */
export default function HomePicksWidget(): ReactNode {
  const text = useText();
  const { data: list, isError, refetch } = useQuery(filmPicksQuery());
  return (
    <section className="tpl:mx-auto tpl:grid tpl:max-w-page tpl:gap-5 tpl:px-gutter tpl:pt-5">
      <SectionHeading
        title={text(messages.homePicks)}
        action={
          <Link to="/film-picks" className={buttonClass({ variant: 'secondary' })}>
            {text(messages.allOfHomePicks)}
          </Link>
        }
      />
      {list && <FilmPicksList titles={list.titles.slice(0, MAX_TITLES)} level={3} />}
      {!list && isError && <ErrorArea onRetry={() => void refetch()} />}
      {!list && !isError && <SkeletonGrid count={MAX_TITLES} label={text(messages.loadingHomePicks)} />}
    </section>
  );
}
