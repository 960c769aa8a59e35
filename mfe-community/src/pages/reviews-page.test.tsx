import { counted, down, many } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleReview } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const firstPage = '/api/reviews/recent?page=1&pageSize=12';

describe('/reviews', () => {
  const visit = (address: string, answers: Record<string, ApiAnswer>) =>
    renderFragment(remote.pages.reviews, { address, pattern: '/reviews', answers });

  it('reviews page shows twelve to a page, says how many there are, and leads on', async () => {
    await visit('/reviews', {
      [firstPage]: counted(
        many(12, (index) => sampleReview({ id: `r-${index}` })),
        40,
      ),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(screen.getByText('40 reviews')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/reviews?page=2#result-count',
    );
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('reviews page with samples: %s says so in %i lines', async (isSample, lines) => {
    await visit('/reviews', { [firstPage]: counted([sampleReview({ isSample })]) });
    expect(await screen.findByText('Worth the wait')).toBeVisible();
    expect(screen.queryAllByText(/Reviews on this page are sample data/)).toHaveLength(lines);
  });

  it('reviews page says of a rating without words that it is one', async () => {
    const review = sampleReview({ headline: null, reviewText: null, body: null });
    await visit('/reviews', { [firstPage]: counted([review]) });
    expect(await screen.findByText('This review is a rating without words.')).toBeVisible();
  });

  it('reviews page shows placeholders, an empty line, and the error area when the API fails', async () => {
    const waiting = await visit('/reviews', { [firstPage]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading reviews' })).toBeVisible();
    waiting.unmount();
    const empty = await visit('/reviews', { [firstPage]: counted([]) });
    expect(await screen.findByText('No recent reviews available.')).toBeVisible();
    empty.unmount();
    await visit('/reviews', { [firstPage]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('reviews page past the last says so and leads to the first', async () => {
    await visit('/reviews?page=5', { '/api/reviews/recent?page=5&pageSize=12': counted([], 40) });
    expect(await screen.findByText('There are 4 pages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/reviews');
  });

  it('reviews page keeps its number in its canonical address', async () => {
    const head = await headOf(remote.pages.reviews, {
      search: '?page=2',
      answers: { '/api/reviews/recent?page=2&pageSize=12': counted([], 40) },
    });
    expect(head.canonical).toBe('/reviews?page=2');
  });

  it('reviews page is a 503 when the reviews could not be read', async () => {
    expect(await headOf(remote.pages.reviews, { answers: { [firstPage]: down } })).toMatchObject({
      status: 503,
    });
    expect(await headOf(remote.pages.reviews, { answers: { [firstPage]: counted([]) } })).toEqual({
      title: 'Reviews',
      description: 'What critics and viewers say of African films and series.',
      canonical: '/reviews',
    });
  });
});
