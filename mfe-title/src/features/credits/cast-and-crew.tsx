import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { Credit, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { creditsQuery } from './api/credits-query.ts';
import { castOf, principalCrewOf, type CrewDepartment } from './billing-order.ts';
import styles from './cast-and-crew.module.css';

/** How many of the cast the title page shows. */
const MAX_CAST = 4;

/** The first of a title's cast and those who lead its crew, with the ways to all of them. */
export function CastAndCrew({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Cast & Crew" />
      <Credits title={title} />
    </section>
  );
}

function Credits({ title }: { title: TitleDetail }): ReactNode {
  const { data: credits, error, refetch } = useQuery(creditsQuery(title.slug));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!credits) return <Spinner label="Loading cast and crew" />;
  return (
    <div className={styles.parts}>
      <Cast credits={credits} />
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.cast(title.slug)}>
        View All Cast
      </Link>
      <PrincipalCrew departments={principalCrewOf(credits)} />
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.crew(title.slug)}>
        View All Crew
      </Link>
    </div>
  );
}

function Cast({ credits }: { credits: readonly Credit[] }): ReactNode {
  const cast = castOf(credits).slice(0, MAX_CAST);
  if (cast.length === 0) return <p>Cast information is not available for this title yet.</p>;
  return (
    <ul className={styles.cast} aria-label="Cast">
      {cast.map(({ id, person, characterName }) => (
        <li key={id}>
          <PersonRecordCard person={person}>
            {characterName === null ? null : <p className={styles.part}>as {characterName}</p>}
          </PersonRecordCard>
        </li>
      ))}
    </ul>
  );
}

function PrincipalCrew({ departments }: { departments: readonly CrewDepartment[] }): ReactNode {
  if (departments.length === 0) return <p>Crew information is not available for this title yet.</p>;
  return (
    <dl className={styles.crew} aria-label="Crew">
      {departments.map(({ name, members }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <ul>
              {members.map(({ id, person }) => (
                <li key={id}>
                  <Link to={paths.person(person.slug)}>{person.name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
