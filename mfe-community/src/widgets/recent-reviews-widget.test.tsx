import { counted, down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleReview } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const ofHome = '/api/reviews/recent?page=1&pageSize=3';

describe('Recent Reviews on the home page', () => {
  const show = (answer: ApiAnswer) =>
    renderFragment(remote.widgets['recent-reviews'], { address: '/', answers: { [ofHome]: answer } });

  it('recent reviews show the first three, even where the API gives more', async () => {
    await show(counted(many(5, (index) => sampleReview({ id: `r-${index}` }))));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('recent reviews say which title, how many of ten, what was written, by whom and when, and that it is a sample', async () => {
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

  it('recent reviews say in one line that they are samples, and not of what people wrote', async () => {
    const samples = await show(counted([sampleReview()]));
    expect(await screen.findByText(/Reviews on this page are sample data/)).toBeVisible();
    samples.unmount();
    await show(counted([sampleReview({ isSample: false })]));
    expect(await screen.findByText('Worth the wait')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('recent reviews mark the language of the words, for screen readers', async () => {
    await show(counted([sampleReview({ language: 'yo', reviewText: 'Ó dára púpọ̀.' })]));
    expect((await screen.findByText('Ó dára púpọ̀.')).closest('[lang]')).toHaveAttribute('lang', 'yo');
  });

  it('recent reviews say when there are none', async () => {
    await show(counted([]));
    expect(await screen.findByText('No recent reviews available.')).toBeVisible();
  });

  it('recent reviews show placeholders while loading', async () => {
    await show('never');
    expect(screen.getByRole('status', { name: 'Loading reviews' })).toBeVisible();
  });

  it('recent reviews show the error area when the API fails', async () => {
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
