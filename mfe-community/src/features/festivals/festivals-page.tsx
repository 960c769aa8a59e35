import type { Festival } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { monthText } from '../../date-text.ts';
import section from '../../section.module.css';
import { festivalsQuery } from './api/festivals-query.ts';
import styles from './festivals-page.module.css';

/** `/festivals` */
export default function FestivalsPage() {
  return (
    <>
      <PageBanner
        title="Festivals"
        note="Where new African films are first seen"
        slug="festivals"
        kind="festival"
      />
      <div className={section.page}>
        <Festivals />
      </div>
    </>
  );
}

function Festivals() {
  const { data: festivals, isPending, isError, refetch } = useQuery(festivalsQuery());
  if (isPending) return <SkeletonRows count={4} height="18rem" sideBySide label="Loading festivals" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (festivals.length === 0) return <p>No festivals available.</p>;
  return (
    <ul className={styles.festivals}>
      {festivals.map((festival) => (
        <FestivalOf key={festival.id} festival={festival} />
      ))}
    </ul>
  );
}

function FestivalOf({ festival }: { festival: Festival }) {
  const { slug, name, city, country, usualMonth, foundedYear, description } = festival;
  return (
    <li id={slug} className={styles.festival}>
      <img
        className={styles.cloth}
        src={clothPath({ kind: 'festival', slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={paths.festival(slug)}>{name}</Link>
        </h2>
        <p className={styles.place}>
          {city}, {country}
          {foundedYear === null ? null : ` · since ${foundedYear}`}
        </p>
        <p>
          <Badge tone="accent">Usually in {monthText(usualMonth)}</Badge>
        </p>
        <p>{description}</p>
      </div>
    </li>
  );
}
