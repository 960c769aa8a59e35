import { cardGridClass } from '../../src/card/card-grid.ts';
import { PersonCard } from '../../src/card/person-card.tsx';
import { TitleCard } from '../../src/card/title-card.tsx';
import { StatCard } from '../../src/stat-card/stat-card.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';
import { PlainLink } from '../plain-link.tsx';
import { films } from '../sample-films.ts';

const [yeelen, touki] = films;

export const titleCard: Exhibit = {
  exports: ['./title-card', './name-size'],
  name: 'Title card',
  group: 'Primitives',
  note: 'A film or a show in a grid or a list. Its name lies on its cloth; the whole card is the link. Ratings here are samples.',
  do: [
    'Give it the year and the length, which help most to choose.',
    'Set the level of its heading by the page around it.',
  ],
  dont: [
    'Do not put other links over the card: all of it is one.',
    'Do not write the title into a picture of your own.',
  ],
  accessibility: [
    'The heading’s link is the only stop of the keyboard; the ring goes around the whole card.',
    'The poster says nothing: the name stands beside it.',
  ],
  Show: () => (
    <States>
      <State name="Grid">
        <TitleCard Link={PlainLink} to="#title-card" title={yeelen!.title} cloth={yeelen!.cloth} level={3} />
      </State>
      <State name="With all that helps to choose">
        <TitleCard
          Link={PlainLink}
          to="#title-card"
          title={touki!.title}
          cloth={touki!.cloth}
          meta="1973 · 85m"
          genres={['Drama']}
          rating={7}
          level={3}
        />
      </State>
      <State name="List" wide>
        <TitleCard
          Link={PlainLink}
          to="#title-card"
          title={yeelen!.title}
          cloth={yeelen!.cloth}
          meta="1987 · 105m"
          genres={['Fantasy', 'Drama']}
          rating={null}
          description="A young man with magical powers travels to his uncle to ask for help against his father."
          layout="list"
          level={3}
        />
      </State>
    </States>
  ),
};

export const cardGrid: Exhibit = {
  exports: ['./card-grid', './below-first-screen'],
  name: 'Card grid',
  group: 'Primitives',
  note: 'The columns in which cards stand: as many as fit, four, or one under the other.',
  do: [
    'Put cards of one kind into it.',
    'Use “four” where a row is a glance, as on the home page.',
    'Say `isLong` of a page’s main list, and give what follows it `belowFirstScreenClass`: a document paints its first screen sooner.',
  ],
  dont: ['Do not mix cards of titles and of people.', 'Do not set widths of cards: the grid has them.'],
  accessibility: ['It is a list, so that a screen reader says how many there are.'],
  Show: () => (
    <States>
      {(['auto', 'four', 'list'] as const).map((columns) => (
        <State
          key={columns}
          name={columns}
          wide
          code={`<ul className={cardGridClass({ columns: '${columns}' })}>`}
        >
          <ul className={cardGridClass({ columns })}>
            {films.map(({ title, cloth }) => (
              <li key={title}>
                <TitleCard
                  Link={PlainLink}
                  to="#card-grid"
                  title={title}
                  cloth={cloth}
                  level={3}
                  layout={columns === 'list' ? 'list' : 'grid'}
                />
              </li>
            ))}
          </ul>
        </State>
      ))}
    </States>
  ),
};

export const personCard: Exhibit = {
  exports: ['./person-card'],
  name: 'Person card',
  group: 'Primitives',
  note: 'A person in a grid: the woven portrait with the initials, the name, and the beginning of the biography.',
  do: ['Say in one line what somebody is known for.', 'Leave `bio` out where a line would say nothing more.'],
  dont: [
    'Do not use it for a credit: a credit has a role beside the name.',
    'Do not take a picture without the right to it: the woven portrait is never wrong.',
  ],
  accessibility: ['The name is the link; portrait and initials are not read out twice.'],
  Show: () => (
    <States>
      <State name="Name alone">
        <PersonCard
          Link={PlainLink}
          to="#person-card"
          name="Ousmane Sembène"
          slug="ousmane-sembene"
          country="Senegal"
          level={3}
        />
      </State>
      <State name="With a biography">
        <PersonCard
          Link={PlainLink}
          to="#person-card"
          name="Souleymane Cissé"
          slug="souleymane-cisse"
          country="Mali"
          bio="Film director from Bamako, who studied in Moscow and made Baara, Finyè and Yeelen."
          level={3}
        />
      </State>
      <State name="Without one">
        <PersonCard
          Link={PlainLink}
          to="#person-card"
          name="Safi Faye"
          slug="safi-faye"
          country="Senegal"
          bio={null}
          level={3}
        />
      </State>
    </States>
  ),
};

export const statCard: Exhibit = {
  exports: ['./stat-card'],
  name: 'Stat card',
  group: 'Primitives',
  note: 'A number that counts something, in a definition list.',
  do: ['Count one thing, and name it.', 'Put several into one definition list.'],
  dont: [
    'Do not show a figure that is an estimate as if it were counted.',
    'Do not round: the thousands are set apart.',
  ],
  accessibility: ['Name and figure are read together, as a pair of a list.'],
  Show: () => (
    <States>
      <State name="Known" code={'<StatCard label="Titles" value={1234} />'}>
        <dl>
          <StatCard label="Titles" value={1234} />
        </dl>
      </State>
      <State name="Not known" code={'<StatCard label="Titles" value={null} />'}>
        <dl>
          <StatCard label="Titles" value={null} />
        </dl>
      </State>
    </States>
  ),
};
