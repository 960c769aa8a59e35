import type { ReactNode } from 'react';
import { anchorOf, type Exhibit } from '../exhibit.tsx';
import type { TokenSets } from './site-shapes.ts';
import styles from './exhibit-section.module.css';

interface ExhibitSectionProps extends TokenSets {
  exhibit: Exhibit;
}

/** An exhibit with all of its states in the page itself. */
export function ExhibitSection({ exhibit, tokens, moreContrast }: ExhibitSectionProps): ReactNode {
  return (
    <section id={anchorOf(exhibit)} className={styles.exhibit}>
      <h2 className={styles.name}>{exhibit.name}</h2>
      <p className={styles.note}>{exhibit.note}</p>
      <exhibit.Show tokens={tokens} moreContrast={moreContrast} />
    </section>
  );
}
