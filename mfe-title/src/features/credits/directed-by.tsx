import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { Fragment, type ReactNode } from 'react';
import { creditsQuery } from './api/credits-query.ts';
import { crewOf } from './billing-order.ts';
import { glanceLink } from '../../title/glance-link.ts';

/** How many directors are named; a long series has dozens. */
const MAX_DIRECTORS = 3;

/** On a phone a line of its own, so that the place of one director is known before their name is. */
const label = <span className="ti:max-md:block">Directed by </span>;

/** The directors of a title; nothing where they are not known, or could not be read. */
export function DirectedBy({ title: { slug } }: { title: TitleDetail }): ReactNode {
  const { data: credits = [], isPending } = useQuery(creditsQuery(slug));
  const directors = crewOf(credits).find(({ name }) => name === 'Directing')?.members ?? [];
  if (isPending) {
    return (
      <p>
        {label}
        <span className="ti:inline-block ti:py-px">…</span>
      </p>
    );
  }
  if (directors.length === 0) return null;
  const further = directors.length - MAX_DIRECTORS;
  return (
    <p>
      {label}
      {directors.slice(0, MAX_DIRECTORS).map(({ id, person }, place) => (
        <Fragment key={id}>
          {place > 0 ? ', ' : ''}
          <Link className={glanceLink} to={paths.person(person.slug)}>
            {person.name}
          </Link>
        </Fragment>
      ))}
      {further > 0 ? (
        <>
          {' '}
          and{' '}
          <Link className={glanceLink} to={paths.crew(slug)}>
            {further} more
          </Link>
        </>
      ) : null}
    </p>
  );
}
