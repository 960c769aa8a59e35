import type { PersonDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import styles from './person-details.module.css';

/** What is known of a person; what is not known has no row. */
export function PersonDetails({ person }: { person: PersonDetail }) {
  const rows = [
    { label: 'Birth Year', value: person.birthYear },
    { label: 'Birth Place', value: person.birthPlace },
    { label: 'Nationality', value: person.nationality },
    { label: 'Occupation', value: person.roles.length > 0 ? person.roles.join(', ') : null },
    { label: 'Credits', value: person.creditCount },
  ].filter(({ value }) => value !== null);
  return (
    <aside>
      <SectionHeading title="Personal Details" />
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
