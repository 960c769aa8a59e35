import { down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const show = (answer: ApiAnswer) =>
  renderFragment(remote.widgets['coming-soon'], {
    address: '/',
    answers: { '/api/titles?status=upcoming&pageSize=4': answer },
  });

describe('Coming Soon', () => {
  it('coming soon shows four upcoming films, two genres and the announced date on each', async () => {
    const films = many(6, (index) =>
      sampleTitle({
        slug: `u-${index}`,
        status: 'upcoming',
        releaseDate: '2027-03-05',
        genres: ['crime', 'drama', 'war'],
        plotSummary: 'A plan goes wrong.',
      }),
    );
    await show({ json: films });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(4);
    const first = within(cards[0]!);
    expect(first.getByText('Mar 5, 2027')).toBeVisible();
    expect(first.getByText('A plan goes wrong.')).toBeVisible();
    expect(first.getByText('drama')).toBeVisible();
    expect(first.queryByText('war')).not.toBeInTheDocument();
  });

  it('coming soon leads to festivals by a wide banner and to four pages by cards beside it', async () => {
    await show({ json: [] });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/festivals', '/mobile-app', '/industry', '/equipment', '/workshops']);
  });

  it('coming soon says when no film is announced', async () => {
    await show({ json: [] });
    expect(await screen.findByText('No film is announced at the moment.')).toBeVisible();
  });

  it('coming soon shows placeholders, and the error area when the API fails', async () => {
    const waiting = await show('never');
    expect(screen.getByRole('status', { name: 'Loading upcoming titles' })).toBeVisible();
    waiting.unmount();
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
