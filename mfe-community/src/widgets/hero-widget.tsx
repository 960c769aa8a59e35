import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import styles from './hero-widget.module.css';

/** The cloths that hang behind the headline, one of each of five traditions. */
const CLOTHS = [
  { slug: 'sinima-indigo', country: 'Nigeria' },
  { slug: 'sinima-strip', country: 'Ghana' },
  { slug: 'sinima-mudcloth', country: 'Mali' },
  { slug: 'sinima-tilework', country: 'Morocco' },
  { slug: 'sinima-mural', country: 'South Africa' },
];

/** The head of the home page. Its texts are the site's slogans (`docs/specification.md §2`). */
export default function HeroWidget(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.line} aria-hidden="true">
        {CLOTHS.map(({ slug, country }) => (
          <img
            key={slug}
            src={clothPath({ kind: 'poster', slug, genres: [], country, year: null })}
            alt=""
            width={240}
            height={360}
            decoding="async"
          />
        ))}
      </div>
      <div className={styles.plate}>
        <h1 id="hero-title" className={styles.title}>
          Discover African Cinema
        </h1>
        <p className={styles.actions}>
          <Link to={paths.movies()} className={buttonClass({ variant: 'primary' })}>
            Explore Movies
          </Link>
          <Link to={paths.people()} className={buttonClass({ variant: 'secondary' })}>
            Browse Talent
          </Link>
        </p>
        <ul className={styles.notes}>
          <li>Latest 2025 Releases</li>
          <li>620,000+ Titles</li>
        </ul>
      </div>
    </section>
  );
}
