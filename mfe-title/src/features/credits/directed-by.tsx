import { commaOf } from '@sinima/contracts/languages';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useQuery, useText } from '@sinima/runtime';
import { Fragment, type ReactNode } from 'react';
import { creditsQuery } from './api/credits-query.ts';
import { crewOf } from './billing-order.ts';
import { glanceLink } from '../../title/glance-link.ts';
import * as messages from './credits.messages.ts';

/** How many directors are named; a long series has dozens. */
const MAX_DIRECTORS = 3;

/** On a phone a line of its own. */
const label = (content: ReactNode): ReactNode => <span className="ti:max-md:block">{content}</span>;

/** The directors of a title; nothing where they are not known, or could not be read. */
export function DirectedBy({ title: { slug } }: { title: TitleDetail }): ReactNode {
  const { language } = useText();
  const { data: credits = [] } = useQuery(creditsQuery(slug));
  const directors = crewOf(credits).find(({ name }) => name === 'Directing')?.members ?? [];
  if (directors.length === 0) return null;
  const further = directors.length - MAX_DIRECTORS;
  const names = directors.slice(0, MAX_DIRECTORS).map(({ id, person }, place) => (
    <Fragment key={id}>
      {place > 0 ? commaOf(language) : ''}
      <Link className={glanceLink} to={paths.person(person.slug)}>
        {person.name}
      </Link>
    </Fragment>
  ));
  const more = (content: ReactNode): ReactNode => (
    <Link className={glanceLink} to={paths.crew(slug)}>
      {content}
    </Link>
  );
  return (
    <p>
      <RichText
        message={further > 0 ? messages.directedByAndMore : messages.directedBy}
        values={{ count: further }}
        parts={{ label, names, more }}
      />
    </p>
  );
}
