import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

const columns = [
  {
    heading: 'Discover',
    links: [
      { to: paths.movies({ sort: 'top-rated' }), label: 'Top Rated' },
      { to: paths.movies({ sort: 'new' }), label: 'New Releases' },
      { to: paths.movies({ status: 'upcoming' }), label: 'Upcoming' },
      { to: paths.movies(), label: 'All Movies' },
      { to: paths.awards(), label: 'Awards' },
    ],
  },
  {
    heading: 'Community',
    links: [
      { to: paths.reviews(), label: 'Reviews' },
      { to: paths.lists(), label: 'Lists' },
      { to: paths.forums(), label: 'Forums' },
      { to: paths.contribute(), label: 'Contribute' },
      { to: paths.apiDocs(), label: 'API' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: paths.about(), label: 'About' },
      { to: paths.press(), label: 'Press' },
      { to: paths.careers(), label: 'Careers' },
      { to: paths.contact(), label: 'Contact' },
      { to: paths.privacy(), label: 'Privacy' },
      { to: paths.terms(), label: 'Terms' },
    ],
  },
];

/** Accounts that do not exist yet: shown as the placeholders that they are. */
const socialPlaceholders = ['Facebook', 'X', 'Instagram', 'YouTube'];

/** The footer of every page. `year` is the current one. */
export function Footer({ year = new Date().getFullYear() }: { year?: number }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.subscribe}>
          <NewsletterForm />
          <ul className={styles.social} aria-label="Social media">
            {socialPlaceholders.map((name) => (
              <li key={name}>
                {name} <small>(not open yet)</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.legal}>© {year} Sinima. All rights reserved.</p>
    </footer>
  );
}
