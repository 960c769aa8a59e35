import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { plotOf } from '../../title/title-texts.ts';
import styles from './plot-summary.module.css';

/** What a title is about. */
export function PlotSummary({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Plot Summary" />
      <p className={styles.plot}>{plotOf(title)}</p>
    </section>
  );
}
