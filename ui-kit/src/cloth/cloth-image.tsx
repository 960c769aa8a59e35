import type { ReactNode } from 'react';
import styles from './cloth-image.module.css';
import { clothPath } from './cloth-path.ts';
import { initials } from './initials.ts';

/** What a title's cloth is drawn from. */
export interface Cloth {
  readonly slug: string;
  readonly genres: readonly string[];
  /** The main country's English name. */
  readonly country: string | null;
  readonly year: number | null;
}

/** A title's poster: the picture that there is, else its own cloth. Its name stands beside it, so it says nothing itself. */
export function ClothPoster({
  cloth,
  src,
  eager = false,
}: {
  cloth: Cloth;
  src: string | null;
  eager?: boolean;
}): ReactNode {
  return (
    <img
      className={styles.poster}
      src={src ?? clothPath({ kind: 'poster', ...cloth })}
      alt=""
      width={240}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

interface ClothPortraitProps {
  slug: string;
  name: string;
  country: string | null;
  src: string | null;
}

/** A person's portrait: the picture that there is, else a woven one with their initials. */
export function ClothPortrait({ slug, name, country, src }: ClothPortraitProps): ReactNode {
  const picture = src ?? clothPath({ kind: 'portrait', slug, genres: [], country, year: null });
  return (
    <span className={styles.portrait}>
      <img src={picture} alt="" width={240} height={240} loading="lazy" decoding="async" />
      {src === null ? (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      ) : null}
    </span>
  );
}
