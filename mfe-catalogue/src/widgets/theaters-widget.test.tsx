import { counted, down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleTheaterTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const any = '/api/titles/theaters?page=1&pageSize=24';
const lagos = '/api/titles/theaters?city=Lagos&page=1&pageSize=24';
const chips = () => within(screen.getByRole('list', { name: 'Cities' })).getAllByRole('link');

describe('Now in Theaters on the home page', () => {
  const show = (answers: Record<string, ApiAnswer>, address = '/') =>
    renderFragment(remote.widgets['now-in-theaters'], { address, pattern: '/', answers });

  it('now in theaters has a chip for all and for each of the six cities', async () => {
    await show({ [any]: counted([]) });
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'All',
      'Lagos',
      'Accra',
      'Nairobi',
      'Cape Town',
      'Cairo',
      'Casablanca',
    ]);
  });

  it('now in theaters shows up to four titles', async () => {
    await show({ [any]: counted(many(6, (index) => sampleTheaterTitle({ slug: `t-${index}` }))) });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getByText(/Theaters, showtimes and prices on this page are sample data/)).toBeVisible();
  });

  it('now in theaters shows three locations, then how many more, and four showtimes', async () => {
    await show({
      [any]: counted([
        sampleTheaterTitle({
          theaterLocations: ['A', 'B', 'C', 'D', 'E'],
          showtimes: ['10:00', '12:00', '14:00', '16:00', '18:00'],
        }),
      ]),
    });
    const textsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await screen.findByRole('article');
    expect(textsOf('Theaters')).toEqual(['A', 'B', 'C', '+2 more']);
    expect(textsOf('Showtimes')).toEqual(['10:00', '12:00', '14:00', '16:00']);
  });

  it('now in theaters leads to the showings of a title, to all showtimes and to theaters', async () => {
    await show({ [any]: counted([sampleTheaterTitle({ slug: 'lionheart', displayTitle: 'Lionheart' })]) });
    const tickets = await screen.findByRole('link', { name: 'Get Tickets for Lionheart' });
    expect(tickets).toHaveTextContent('Get Tickets');
    expect(tickets).toHaveAttribute('href', '/theaters#lionheart');
    expect(screen.getByRole('link', { name: 'Find Showtimes' })).toHaveAttribute('href', '/theaters');
    expect(screen.getByRole('heading', { name: 'Find Theaters Near You' })).toBeVisible();
  });

  it('now in theaters requests the city that is chosen, and keeps the platform in the address', async () => {
    const { requested } = await show({ [any]: counted([]), [lagos]: counted([]) }, '/?platform=Hulu');
    expect(chips()[1]).toHaveAttribute('href', '/?platform=Hulu&city=Lagos#theaters');
    await userEvent.click(chips()[1]!);
    expect(requested).toEqual([any, lagos]);
    expect(chips()[1]).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('Nothing is known to be shown in Lagos now.')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('now in theaters shows placeholders, and the error area when the API fails', async () => {
    const waiting = await show({ [any]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading titles in theaters' })).toBeVisible();
    waiting.unmount();
    await show({ [any]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
