/** @jest-environment node */
import { storyPiece, type StorySource } from './pieces.tsx';
import type { LoadedStories } from './story-states.ts';

const RatingCard = ({ rating }: { rating: number }) => <p>{rating}</p>;

const loaded: LoadedStories = {
  // A module lists its exports by the alphabet.
  default: { title: 'Rating card', about: 'How a title is rated.', component: RatingCard, do: ['Round it.'] },
  notRated: { props: { rating: 0 } },
  rated: { name: 'Rated by many', props: { rating: 8 } },
};

const source: StorySource = {
  id: 'mfe-title/rating-card',
  group: 'mfe-title',
  source: 'mfe-title/src/rating-card.tsx',
  props: [{ name: 'RatingCard', description: '', rows: [], elements: [] }],
  order: ['rated', 'notRated'],
  load: () => Promise.resolve(loaded),
};

it('a story file is a piece with a page of its own, its states in the order of the file', async () => {
  expect(await storyPiece(source)).toMatchObject({
    name: 'Rating card',
    href: 'pieces/mfe-title-rating-card.html',
    frame: 'mfe-title',
    do: ['Round it.'],
    states: [
      { key: 'rated-by-many', name: 'Rated by many', code: '<RatingCard rating={8} />' },
      { key: 'not-rated', name: 'Not rated', code: '<RatingCard rating={0} />' },
    ],
  });
});

it('a story file that throws costs only itself: its piece says why', async () => {
  const piece = await storyPiece({
    ...source,
    load: () => Promise.reject(new Error('No sample of that name')),
  });
  expect(piece).toMatchObject({ name: 'rating card', problem: 'No sample of that name', states: [] });
});
