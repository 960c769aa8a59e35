import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import styles from './award-editions.module.css';
import { Honoured } from './honoured.tsx';

type Edition = AwardsBodyDetail['editions'][number];
type Category = Edition['categories'][number];

/** The years of an award, newest first: each category with its winners, then its nominees. */
export function AwardEditions({ editions }: { editions: readonly Edition[] }) {
  return editions.map(({ year, categories }) => (
    <section key={year}>
      <SectionHeading title={String(year)} />
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.name} className={styles.category}>
            <CategoryOf category={category} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function CategoryOf({ category: { name, nominees } }: { category: Category }) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.nominees} aria-label={name}>
        {nominees.map((nominee) => (
          <li
            key={`${nominee.title?.id}${nominee.person?.id}${nominee.name}`}
            className={nominee.won ? styles.winner : styles.nominee}
          >
            <Badge tone={nominee.won ? 'accent' : 'plain'}>{nominee.won ? 'Winner' : 'Nominee'}</Badge>
            <span className={styles.who}>
              <Honoured of={nominee} first="person" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
