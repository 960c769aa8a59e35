import { roleName } from '@sinima/catalogue-ui/role-name';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { Credit, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { creditsQuery } from './api/credits-query.ts';
import { castOf, crewOf, principalCrewOf, type CrewDepartment } from './billing-order.ts';
import * as messages from './credits.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';

/** How many of the cast the title page shows. */
const MAX_CAST = 4;

/** The first of a title's cast and those who lead its crew, with the ways to all of those that there are. */
export function CastAndCrew({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.castCrew)} />
      <Loaded
        query={creditsQuery(title.slug)}
        loading={<Spinner label={text(messages.loadingCastAndCrew)} />}
      >
        {(credits) => (
          <div className="ti:grid ti:grid-cols-1 ti:justify-items-start ti:gap-5">
            <Cast cast={castOf(credits)} slug={title.slug} />
            <Crew credits={credits} slug={title.slug} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Cast({ cast, slug }: { cast: readonly Credit[]; slug: string }): ReactNode {
  const text = useText();
  if (cast.length === 0) return <p>{text(titleMessages.castInformationIsNotAvailable)}</p>;
  return (
    <>
      <ul
        className="ti:grid ti:w-full ti:list-none ti:grid-cols-2 ti:gap-x-4 ti:gap-y-5 ti:p-0 ti:sm:grid-cols-4"
        aria-label={text(messages.cast)}
      >
        {cast.slice(0, MAX_CAST).map(({ id, person, characterName }) => (
          <li key={id}>
            <PersonRecordCard person={person}>
              {characterName === null ? null : (
                <p className="ti:text-sm ti:text-muted">
                  {text(titleMessages.asCharacter, { character: characterName })}
                </p>
              )}
            </PersonRecordCard>
          </li>
        ))}
      </ul>
      <MoreLink to={paths.cast(slug)}>{text(messages.viewAllCast)}</MoreLink>
    </>
  );
}

function Crew({ credits, slug }: { credits: readonly Credit[]; slug: string }): ReactNode {
  const text = useText();
  if (crewOf(credits).length === 0) return <p>{text(titleMessages.crewInformationIsNotAvailable)}</p>;
  return (
    <>
      <PrincipalCrew departments={principalCrewOf(credits)} />
      <MoreLink to={paths.crew(slug)}>{text(messages.viewAllCrew)}</MoreLink>
    </>
  );
}

function PrincipalCrew({ departments }: { departments: readonly CrewDepartment[] }): ReactNode {
  const text = useText();
  if (departments.length === 0) return null;
  return (
    <dl className="ti:mt-4 ti:w-full ti:border-t-2 ti:border-line" aria-label={text(messages.crew)}>
      {departments.map(({ name, members }) => (
        <div
          key={name}
          className="ti:grid ti:gap-x-4 ti:border-b ti:border-line ti:py-3 ti:sm:grid-cols-[10rem_minmax(0,1fr)] ti:sm:items-baseline"
        >
          <dt className="ti:text-muted">{roleName(name, text)}</dt>
          <dd>
            <ul className="ti:flex ti:list-none ti:flex-wrap ti:gap-x-5 ti:p-0">
              {members.map(({ id, person }) => (
                <li key={id}>
                  <Link className="ti:inline-block ti:py-1 ti:font-bold" to={paths.person(person.slug)}>
                    {person.name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
