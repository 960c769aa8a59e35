import type { Credit, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery } from '@sinima/runtime';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../../spinner.tsx';
import { titleQuery } from '../../title/api/title-query.ts';
import { TitleMissing } from '../../title/components/title-missing.tsx';
import { useSlugAddress } from '../../title/use-slug-address.ts';
import { creditsQuery } from '../api/credits-query.ts';
import styles from './credits-frame.module.css';

interface CreditsFrameProps {
  heading: string;
  /** The line under the heading. */
  subtitle: (title: TitleDetail) => string;
  /** This page's address for a slug. */
  address: (slug: string) => string;
  /** What is shown of the credits. */
  children: (credits: readonly Credit[]) => ReactNode;
}

/** What the full cast and the full crew have in common: the title, the way back to it, and the states of their reads. */
export function CreditsFrame({ heading, subtitle, address, children }: CreditsFrameProps): ReactNode {
  const { slug = '' } = useParams();
  const { data: title, error, refetch } = useQuery(titleQuery(slug));
  useSlugAddress(slug, title, address);

  if (isMissing(error)) return <TitleMissing />;
  if (!title) {
    return (
      <>
        <UnseenHeading>{heading}</UnseenHeading>
        {error ? <ErrorArea onRetry={() => void refetch()} /> : <Spinner label="Loading title" />}
      </>
    );
  }
  return (
    <article>
      <header className={styles.head}>
        <img
          className={styles.cloth}
          src={clothOf(title)}
          alt=""
          width={1200}
          height={4000}
          decoding="async"
        />
        <div className={styles.plate}>
          <Link className={styles.back} to={paths.title(title.slug)}>
            <span aria-hidden="true">← </span>Back to {title.displayTitle}
          </Link>
          <h1 className={styles.heading}>{heading}</h1>
          <p>{subtitle(title)}</p>
        </div>
      </header>
      <div className={styles.body}>
        <CreditsOf titleId={title.id}>{children}</CreditsOf>
      </div>
    </article>
  );
}

function clothOf({ slug, genres, countries, releaseYear }: TitleDetail): string {
  return clothPath({ kind: 'title-head', slug, genres, country: countries[0] ?? null, year: releaseYear });
}

interface CreditsOfProps {
  titleId: string;
  children: CreditsFrameProps['children'];
}

function CreditsOf({ titleId, children }: CreditsOfProps): ReactNode {
  const { data: credits, error, refetch } = useQuery(creditsQuery(titleId));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!credits) return <Spinner label="Loading credits" />;
  return children(credits);
}
