import { faultIf, ruleOf, type Rule } from './rule.ts';

const areOfSeries = ruleOf('title', ({ type, seasons }) =>
  faultIf(type !== 'SERIES' && seasons !== undefined, ['seasons'], 'only series have seasons.'),
);

const areNumbered = ruleOf('title', ({ seasons = [] }) =>
  seasons.flatMap(({ number, episodes = [] }, place) => [
    ...faultIf(
      number !== place + 1,
      ['seasons', place, 'number'],
      `seasons count from 1 without gaps: this is ${place + 1}.`,
    ),
    ...episodes.flatMap(({ episodeNumber }, at) =>
      faultIf(
        episodeNumber !== at + 1,
        ['seasons', place, 'episodes', at, 'episodeNumber'],
        `episodes count from 1 without gaps: this is ${at + 1}.`,
      ),
    ),
  ]),
);

/** "Episode 3" is no name: it stands only where another episode of the season has one. */
const haveNames = ruleOf('title', ({ seasons = [] }) =>
  seasons.flatMap(({ episodes, episodeCount }, place) => [
    ...faultIf(
      episodes?.every(({ episodeNumber, name }) => name === `Episode ${episodeNumber}`) === true,
      ['seasons', place, 'episodes'],
      `no episode has a name: write episodeCount: ${episodes?.length} instead.`,
    ),
    ...faultIf(
      episodes !== undefined && episodeCount !== undefined,
      ['seasons', place, 'episodeCount'],
      'the list of episodes says how many there are: take this line out.',
    ),
  ]),
);

const areShownAfterTheStart = ruleOf('title', ({ releaseYear, seasons = [] }) =>
  seasons.flatMap(({ episodes = [] }, place) =>
    episodes.flatMap(({ airDate }, at) =>
      faultIf(
        airDate !== undefined && Number(airDate.slice(0, 4)) < releaseYear,
        ['seasons', place, 'episodes', at, 'airDate'],
        `is before the series began in ${releaseYear}.`,
      ),
    ),
  ),
);

/** Episodes whose day is known were shown in their order. */
const areShownInOrder = ruleOf('title', ({ seasons = [] }) => {
  let latest = '';
  return seasons.flatMap(({ episodes = [] }, place) =>
    episodes.flatMap(({ airDate }, at) => {
      const isEarlier = airDate !== undefined && airDate < latest;
      latest = airDate ?? latest;
      return faultIf(
        isEarlier,
        ['seasons', place, 'episodes', at, 'airDate'],
        'is before the episode that precedes it.',
      );
    }),
  );
});

export const seasonRules: readonly Rule[] = [
  areOfSeries,
  areNumbered,
  haveNames,
  areShownAfterTheStart,
  areShownInOrder,
];
