import { englishData } from '@sinima/catalogue-ui/english-data';
import { RichText, useText } from '@sinima/runtime';
import { clothCredits } from '@sinima/ui-kit/cloth-credits';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import * as messages from './cloth-credits.messages.ts';
import styles from './cloth-credits.module.css';

/** Each tradition that cloths are inspired by, with a cutting of the cloth that is drawn from it. */
export function ClothCredits() {
  const text = useText();
  const english = (words: string) => <span {...englishData(text)}>{words}</span>;
  return (
    <ul
      className="co:mt-6 co:grid co:list-none co:grid-cols-[repeat(auto-fill,minmax(min(100%,23rem),1fr))] co:gap-6 co:p-0"
      aria-label={text(messages.clothsLabel)}
    >
      {clothCredits.map(({ name, inspiredBy, knownThrough, drawnFor, country }) => (
        <li
          key={name}
          className={`${styles.credit} co:grid co:grid-cols-[clamp(5rem,22vw,9rem)_minmax(0,1fr)] co:items-start co:gap-4`}
        >
          <img
            className={`${styles.swatch} co:aspect-square co:h-auto co:w-full`}
            src={clothPath({ kind: 'swatch', slug: name.toLowerCase(), genres: [], country, year: null })}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
          <div className="co:grid co:gap-1 co:text-md">
            <h3 className="co:headline co:text-xl co:tracking-[0.01em] co:uppercase" {...englishData(text)}>
              {name}
            </h3>
            <p>
              <RichText message={messages.clothInspiredBy} parts={{ what: english(inspiredBy) }} />
            </p>
            <p className="co:text-muted">
              <RichText
                message={messages.clothKnownThrough}
                parts={{ whom: english(knownThrough), where: english(drawnFor) }}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
