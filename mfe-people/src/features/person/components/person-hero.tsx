import type { PersonDetail } from '@sinima/contracts/api';
import { ClothPortrait } from '@sinima/ui-kit/cloth-image';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { lifeText } from '../life-text.ts';
import styles from './person-hero.module.css';

/** What is shown where no work is known (`docs/specification.md §2`). */
const fallbackRoles = 'Actor, Producer, Director';

/** The head of a profile: portrait and name, on the cloth of the person's country. */
export function PersonHero({ person }: { person: PersonDetail }) {
  const band = clothPath({
    kind: 'band',
    slug: person.slug,
    genres: [],
    country: person.country,
    year: null,
  });
  const facts = [lifeText(person, new Date().getFullYear()), person.birthPlace].filter(
    (fact) => fact !== null,
  );
  return (
    <header className={styles.hero}>
      <img className={styles.cloth} src={band} alt="" width={1200} height={300} decoding="async" />
      <div className={styles.content}>
        <div className={styles.portrait}>
          <ClothPortrait
            slug={person.slug}
            name={person.name}
            country={person.country}
            src={person.headshotUrl}
          />
        </div>
        <div>
          <h1 className={styles.name}>{person.name}</h1>
          <p className={styles.roles}>{person.roles.length > 0 ? person.roles.join(', ') : fallbackRoles}</p>
          {facts.length === 0 ? null : <p>{facts.join(' · ')}</p>}
        </div>
      </div>
    </header>
  );
}
