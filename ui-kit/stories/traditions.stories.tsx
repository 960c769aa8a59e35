import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ClothPortrait, ClothPoster } from '../src/cloth/cloth-image.tsx';
import { clothCredits } from '../src/cloth/cloth-credits.ts';
import { clothPath } from '../src/cloth/cloth-path.ts';
import { traditions } from '../src/cloth/tradition-of-country.ts';
import styles from './cloth.module.css';

/** Slugs of no title: what is seen is how one tradition varies. */
const slugs = ['one', 'two', 'three', 'four', 'five'];

const decades = [1960, 1980, 1990, 2000, 2020];

const creditOf = (tradition: string) => clothCredits.find(({ name }) => name.toLowerCase() === tradition);

const Traditions = () => (
  <div className={styles.traditions}>
    {Object.entries(traditions).map(([name, { countries }]) => (
      <section key={name} className={styles.tradition}>
        <h3 className={styles.name}>{name}</h3>
        <p>Inspired by {creditOf(name)?.inspiredBy}.</p>
        <p className={styles.countries}>{countries.join(', ')}</p>
        <div className={styles.samples}>
          {slugs.map((slug, index) => (
            <ClothPoster
              key={slug}
              cloth={{ slug, genres: [], country: countries[0], year: decades[index] ?? null }}
              src={null}
            />
          ))}
          <ClothPortrait slug="six" name="Adé Obi" country={countries[0]} src={null} />
        </div>
        <img
          className={styles.band}
          src={clothPath({ kind: 'band', slug: name, genres: [], country: countries[0], year: null })}
          alt=""
          width={1200}
          height={300}
          loading="lazy"
          decoding="async"
        />
      </section>
    ))}
  </div>
);

export default {
  title: 'Cloth/Traditions',
  parameters: {
    docs: {
      description: {
        component: `Every tradition that drawings are inspired by, in each kind: posters of five decades, a portrait, a band. A drawing follows from its address alone.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = { render: Traditions };
