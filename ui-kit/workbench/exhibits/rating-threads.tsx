import { RatingThreads } from '../../src/rating/rating-threads.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

export const ratingThreads: Exhibit = {
  exports: ['./rating-threads'],
  name: 'Rating threads',
  group: 'Primitives',
  note: 'Ten threads, filled as far as the rating goes; a screen reader hears the number.',
  do: [
    'Show it where ratings are compared, such as in lists.',
    'Pass null where nobody has voted: it says so.',
  ],
  dont: [
    'Do not round to whole threads: they fill as far as the rating goes.',
    'Do not use it to ask for a rating.',
  ],
  accessibility: ['A screen reader hears the number, not ten threads.'],
  Show: () => (
    <States>
      {[0, 3.2, 7.8, 10].map((value) => (
        <State key={value} name={value.toFixed(1)}>
          <RatingThreads value={value} />
        </State>
      ))}
      <State name="Nobody has voted">
        <RatingThreads value={null} />
      </State>
    </States>
  ),
};
