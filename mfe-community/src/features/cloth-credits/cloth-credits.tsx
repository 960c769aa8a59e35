import { clothCredits } from '@sinima/ui-kit/cloth-credits';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import styles from './cloth-credits.module.css';

/** Each tradition that cloths are inspired by, with a cutting of the cloth that is drawn from it. */
export function ClothCredits() {
  return (
    <ul className={styles.credits} aria-label="Where the cloths learn from">
      {clothCredits.map(({ name, inspiredBy, knownThrough, drawnFor, country }) => (
        <li key={name} className={styles.credit}>
          <img
            className={styles.swatch}
            src={clothPath({ kind: 'swatch', slug: name.toLowerCase(), genres: [], country, year: null })}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.text}>
            <h3 className={styles.name}>{name}</h3>
            <p>Inspired by {inspiredBy}.</p>
            <p className={styles.known}>
              Known through {knownThrough}. Drawn for {drawnFor}.
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
