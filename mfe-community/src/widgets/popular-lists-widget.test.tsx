import { down } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleList } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const all = '/api/lists/public';
const three = [
  sampleList(),
  sampleList({
    id: 'l-2',
    slug: 'directors',
    name: 'Rising African Directors',
    itemCount: 8,
    itemNoun: 'Directors',
  }),
  sampleList({ id: 'l-3', slug: 'must', name: 'Must-Watch African Cinema', itemCount: 25 }),
];

describe('Popular Lists on the home page', () => {
  const show = (answer: ApiAnswer) =>
    renderFragment(remote.widgets['popular-lists'], { address: '/', answers: { [all]: answer } });

  it('popular lists show three, each with how much is in it, in the order of the API', async () => {
    await show({ json: [...three, sampleList({ id: 'l-4', slug: 'more', name: 'One More' })] });
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
      'Best Nollywood Movies of 2025',
      'Rising African Directors',
      'Must-Watch African Cinema',
    ]);
    expect(within(cards[0]!).getByText('12 Movies')).toBeVisible();
    expect(within(cards[1]!).getByText('8 Directors')).toBeVisible();
    expect(within(cards[2]!).getByText('25 Movies')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rising African Directors' })).toHaveAttribute(
      'href',
      '/lists/directors',
    );
  });

  it('popular lists show placeholders, and the error area when the API fails', async () => {
    const waiting = await show('never');
    expect(screen.getByRole('status', { name: 'Loading lists' })).toBeVisible();
    waiting.unmount();
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
