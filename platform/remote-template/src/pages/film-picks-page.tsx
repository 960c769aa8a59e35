import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { filmPicksQuery } from '../features/film-picks/api/film-picks-query.ts';
import { FilmPicksList } from '../features/film-picks/film-picks-list.tsx';
import { titlesLine } from '../features/film-picks/titles-line.ts';
import * as messages from './film-picks-page.messages.ts';

/** `/film-picks` */
export default function FilmPicksPage(): ReactNode {
  const text = useText();
  const { slug } = useParams();
  const { data: list, error, refetch } = useQuery(filmPicksQuery(slug));
  if (isMissing(error)) return <NotFound />;
  return (
    <>
      <PageBanner
        title={text(messages.filmPicks)}
        slug="film-picks"
        kind="list"
        {...(list && { note: titlesLine(list.titles, text) })}
      />
      <div className="tpl:mx-auto tpl:grid tpl:max-w-page tpl:gap-5 tpl:px-gutter tpl:pt-5">
        {list && <FilmPicksList titles={list.titles} level={2} />}
        {!list && error && <ErrorArea onRetry={() => void refetch()} />}
        {!list && !error && <SkeletonGrid count={12} label={text(messages.loadingFilmPicks)} />}
      </div>
    </>
  );
}

function NotFound(): ReactNode {
  const text = useText();
  return (
    <EmptyState
      level={1}
      title={text(messages.filmPicksNotFound)}
      text={text(messages.filmPicksNotThere)}
      action={
        <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
          {text(messages.homeOfFilmPicks)}
        </Link>
      }
    />
  );
}
