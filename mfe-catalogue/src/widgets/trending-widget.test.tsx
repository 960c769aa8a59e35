import { down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const { trending } = remote.widgets;

describe('Trending Now', () => {
  const show = (answer: ApiAnswer) =>
    renderFragment(trending, { address: '/', answers: { '/api/titles/trending': answer } });

  it('trending now shows every title that the API gives, with two genres each', async () => {
    const titles = many(13, (index) =>
      sampleTitle({ slug: `t-${index}`, displayTitle: `Title ${index}`, genres: ['crime', 'drama', 'war'] }),
    );
    await show({ json: titles });
    expect(await screen.findAllByRole('article')).toHaveLength(13);
    const first = within(screen.getAllByRole('article')[0]!);
    expect(first.getByRole('link', { name: 'Title 0' })).toHaveAttribute('href', '/title/t-0');
    expect(first.getByText('drama')).toBeVisible();
    expect(first.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/movies?sort=popularity');
  });

  it.each([
    ['sample ratings', { bayesianRating: 8.1, ratingIsSample: true }, 1],
    ['no ratings', { bayesianRating: null, ratingIsSample: false }, 0],
    ['real ratings', { bayesianRating: 7.6, ratingIsSample: false }, 0],
  ])(
    'trending now with %s says whose choice it is, and of samples that they are',
    async (_what, of, lines) => {
      await show({ json: [sampleTitle(of)] });
      expect(await screen.findByRole('article')).toHaveTextContent(
        of.bayesianRating?.toFixed(1) ?? 'Not enough ratings yet',
      );
      expect(screen.getByText('Most read and rated, then our editors’ choice')).toBeVisible();
      expect(screen.queryAllByText(/sample data/)).toHaveLength(lines);
    },
  );

  it('trending now shows placeholders while loading', async () => {
    await show('never');
    expect(screen.getByRole('status', { name: 'Loading trending titles' })).toBeVisible();
  });

  it('trending now says when nothing is trending', async () => {
    await show({ json: [] });
    expect(await screen.findByText('No trending content available at the moment.')).toBeVisible();
  });

  it('trending now shows the error area when the API fails', async () => {
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
