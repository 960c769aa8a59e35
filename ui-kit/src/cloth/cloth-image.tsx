import type { ReactNode } from 'react';
import styles from './cloth-image.module.css';
import { useClothAddress } from './cloth-address.ts';
import type { Cloth } from './cloth-request.ts';
import { initials } from './initials.ts';

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
  const address = useClothAddress({ kind: 'poster', ...cloth });
  return (
    <img
      className={styles.poster}
      src={src ?? address}
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
  const address = useClothAddress({ kind: 'portrait', slug, genres: [], country, year: null });
  return (
    <span className={styles.portrait}>
      <img src={src ?? address} alt="" width={240} height={240} loading="lazy" decoding="async" />
      {src === null ? (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      ) : null}
    </span>
  );
}
