import { counted, down, many } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleReview } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.ts';

const ofHome = '/api/reviews/recent?page=1&pageSize=3';
const firstPage = '/api/reviews/recent?page=1&pageSize=12';

describe('Recent Reviews on the home page', () => {
  const show = (answer: ApiAnswer) =>
    renderFragment(remote.widgets['recent-reviews'], { address: '/', answers: { [ofHome]: answer } });

  it('shows the first three reviews, even where the API gives more', async () => {
    await show(counted(many(5, (index) => sampleReview({ id: `r-${index}` }))));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('says which title, how many of ten, what was written, by whom and when, and that it is a sample', async () => {
    await show(counted([sampleReview()]));
    const review = within(await screen.findByRole('article'));
    expect(review.getByRole('link', { name: 'King of Boys' })).toHaveAttribute('href', '/title/king-of-boys');
    expect(review.getByText('Worth the wait')).toBeVisible();
    expect(review.getByText('It holds.')).toBeVisible();
    expect(review.getByText('Verified User')).toBeVisible();
    expect(review.getByText('Mar 12, 2025')).toBeVisible();
    expect(review.getByText('Sample')).toBeVisible();
    expect(review.getByText(/8/)).toBeVisible();
  });

  it('marks the language of the words, for screen readers', async () => {
    await show(counted([sampleReview({ language: 'yo', reviewText: 'Ó dára púpọ̀.' })]));
    expect((await screen.findByText('Ó dára púpọ̀.')).closest('[lang]')).toHaveAttribute('lang', 'yo');
  });

  it('says when there are none', async () => {
    await show(counted([]));
    expect(await screen.findByText('No recent reviews available.')).toBeVisible();
  });

  it('waits with placeholders', async () => {
    await show('never');
    expect(screen.getByRole('status', { name: 'Loading reviews' })).toBeVisible();
  });

  it('takes a break when the API fails', async () => {
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});

describe('/reviews', () => {
  const visit = (address: string, answers: Record<string, ApiAnswer>) =>
    renderFragment(remote.pages.reviews, { address, pattern: '/reviews', answers });

  it('shows twelve to a page, says how many there are, and leads on', async () => {
    await visit('/reviews', {
      [firstPage]: counted(
        many(12, (index) => sampleReview({ id: `r-${index}` })),
        40,
      ),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(screen.getByText('40 reviews')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/reviews?page=2');
  });

  it('waits, is empty and takes a break like the widget', async () => {
    const waiting = await visit('/reviews', { [firstPage]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading reviews' })).toBeVisible();
    waiting.unmount();
    const empty = await visit('/reviews', { [firstPage]: counted([]) });
    expect(await screen.findByText('No recent reviews available.')).toBeVisible();
    empty.unmount();
    await visit('/reviews', { [firstPage]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('is a 503 when the reviews could not be read', async () => {
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
