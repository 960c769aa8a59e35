import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './community-widget.module.css';

/** The site's slogans, to the letter (`docs/specification.md §2`). */
const SLOGANS = ['2,400+ Posts', '15K+ Members', 'Hot Topics', '50+ Awards'];

/** Invites to the community. */
export default function CommunityWidget(): ReactNode {
  return (
    <PageSection aria-labelledby="community-title">
      <div className={styles.cloth}>
        <div>
          <h2 id="community-title" className={styles.title}>
            Community
          </h2>
          <p>Talk about films with the people who love them and the people who make them.</p>
        </div>
        <ul className={styles.slogans}>
          {SLOGANS.map((slogan) => (
            <li key={slogan}>{slogan}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.forums()} className={buttonClass()}>
            Join Our Community
          </Link>
        </p>
      </div>
    </PageSection>
  );
}
