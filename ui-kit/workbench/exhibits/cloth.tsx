import { ClothPortrait, ClothPoster } from '../../src/cloth/cloth-image.tsx';
import { clothCredits } from '../../src/cloth/cloth-credits.ts';
import { clothPath } from '../../src/cloth/cloth-path.ts';
import { traditions } from '../../src/cloth/tradition-of-country.ts';
import { State, States, type Exhibit } from '../exhibit.tsx';
import { films } from '../sample-films.ts';
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

export const clothTraditions: Exhibit = {
  exports: ['./cloth-path', './cloth-sheet', './cloth-url', './cloth-ground', './cloth-credits'],
  name: 'Traditions',
  group: 'Cloth',
  note: 'Every tradition that drawings are inspired by, in each kind: posters of five decades, a portrait, a band. A drawing follows from its address alone.',
  Show: Traditions,
};

export const clothImage: Exhibit = {
  exports: ['./cloth-image', './initials'],
  name: 'Cloth image',
  group: 'Cloth',
  note: 'A poster or a portrait: the picture that there is, else the cloth.',
  do: ['Draw it from the record’s own slug: the same everywhere.', 'Load the first one of a page eagerly.'],
  dont: [
    'Do not use another record’s cloth as decoration.',
    'Do not write on the pattern: letters stand on the hem.',
  ],
  accessibility: ['It has an empty text: what it stands for is named beside it.'],
  Show: () => (
    <States>
      <State name="Poster">
        <ClothPoster cloth={films[0]!.cloth} src={null} />
      </State>
      <State name="Portrait">
        <ClothPortrait slug="safi-faye" name="Safi Faye" country="Senegal" src={null} />
      </State>
    </States>
  ),
};
