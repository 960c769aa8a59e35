import { render } from '@testing-library/react';
import { hasSampleRating, SampleNote } from './sample-note.tsx';

it.each([
  ['one thing', 'ratings', 'Sample Ratings on this page are sample data, made up to try the site with.'],
  [
    'several things',
    ['votes', 'platforms', 'showtimes'],
    'Sample Votes, platforms and showtimes on this page are sample data, made up to try the site with.',
  ],
  ['nothing', [], ''],
] as const)('line of a page with samples names %s', (_what, of, text) => {
  expect(render(<SampleNote of={of} isShown />).container.textContent).toBe(text);
});

it('line of a page with samples is left out where none is shown', () => {
  expect(render(<SampleNote of="ratings" isShown={false} />).container).toBeEmptyDOMElement();
});

it('titles have a sample rating where one of them has a rating that is one', () => {
  const real = { bayesianRating: 7, ratingIsSample: false };
  expect(hasSampleRating([real, { bayesianRating: null, ratingIsSample: true }])).toBe(false);
  expect(hasSampleRating([real, { bayesianRating: 6, ratingIsSample: true }])).toBe(true);
});
