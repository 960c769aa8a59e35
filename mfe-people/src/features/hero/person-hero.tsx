import { PersonPortrait } from '@sinima/catalogue-ui/person-portrait';
import type { PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import { lifeOf, occupationOf } from '../../person/person-texts.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './person-hero.module.css';

/** The head of a person's page: portrait, name, life and work. */
export function PersonHero({ person }: { person: PersonDetail }): ReactNode {
  const { slug, name, country, birthPlace } = person;
  const life = lifeOf(person, new Date().getUTCFullYear());
  return (
    <header className={styles.hero}>
      <img
        className={styles.cloth}
        src={clothPath({ kind: 'person-head', slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={4000}
        decoding="async"
      />
      <div className={styles.inner}>
        <div className={styles.portrait} data-cloth={paths.person(slug)}>
          <PersonPortrait person={person} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.work}>{occupationOf(person)}</p>
          {life === null && birthPlace === null ? null : (
            <ul className={styles.facts} aria-label="At a glance">
              {/* A page cached since last year is off by one, until the next load. */}
              {life === null ? null : <li suppressHydrationWarning>{life}</li>}
              {birthPlace === null ? null : <li>{birthPlace}</li>}
            </ul>
          )}
          <FollowButton personId={person.id} />
        </div>
      </div>
    </header>
  );
}
