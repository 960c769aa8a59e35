import { counted, down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleShowing, sampleTheaterTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';

const any = '/api/titles/theaters?page=1&pageSize=24';
const lagos = '/api/titles/theaters?city=Lagos&page=1&pageSize=24';
const chips = () => within(screen.getByRole('list', { name: 'Cities' })).getAllByRole('link');

describe('Now in Theaters on the home page', () => {
  const show = (answers: Record<string, ApiAnswer>, address = '/') =>
    renderFragment(remote.widgets['now-in-theaters'], { address, pattern: '/', answers });

  it('has a chip for all and for each of the six cities', async () => {
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

  it('shows up to four titles', async () => {
    await show({ [any]: counted(many(6, (index) => sampleTheaterTitle({ slug: `t-${index}` }))) });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });

  it('shows three locations, then how many more, and four showtimes', async () => {
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

  it('leads to that showing, to all showtimes and to theaters', async () => {
    await show({ [any]: counted([sampleTheaterTitle({ slug: 'lionheart', displayTitle: 'Lionheart' })]) });
    const tickets = await screen.findByRole('link', { name: 'Get Tickets for Lionheart' });
    expect(tickets).toHaveTextContent('Get Tickets');
    expect(tickets).toHaveAttribute('href', '/theaters#lionheart');
    expect(screen.getByRole('link', { name: 'Find Showtimes' })).toHaveAttribute('href', '/theaters');
    expect(screen.getByRole('heading', { name: 'Find Theaters Near You' })).toBeVisible();
  });

  it('asks for the city that is chosen, and keeps the platform that was chosen', async () => {
    const { asked } = await show({ [any]: counted([]), [lagos]: counted([]) }, '/?platform=Hulu');
    expect(chips()[1]).toHaveAttribute('href', '/?platform=Hulu&city=Lagos#theaters');
    await userEvent.click(chips()[1]!);
    expect(asked).toEqual([any, lagos]);
    expect(chips()[1]).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('Nothing is known to be shown in Lagos now.')).toBeVisible();
  });

  it('waits, and takes a break when the API fails', async () => {
    const waiting = await show({ [any]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading titles in theaters' })).toBeVisible();
    waiting.unmount();
    await show({ [any]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});

describe('/theaters', () => {
  const visit = (address: string, answers: Record<string, ApiAnswer>) =>
    renderFragment(remote.pages.theaters, { address, pattern: '/theaters', answers });

  it('shows every theater of a title with its city, country, times and price, and says that it is sample data', async () => {
    await visit('/theaters', {
      [any]: counted([
        sampleTheaterTitle({
          showings: [
            sampleShowing(),
            sampleShowing({ city: 'Accra', country: 'Ghana', cinema: 'Silverbird Accra', price: null }),
          ],
        }),
      ]),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Now in Theaters' })).toBeVisible();
    expect(await screen.findByText('Filmhouse Lekki')).toBeVisible();
    expect(screen.getByText('Lagos (Nigeria)')).toBeVisible();
    expect(screen.getByText('4,500 NGN')).toBeVisible();
    expect(screen.getByText('Silverbird Accra')).toBeVisible();
    expect(screen.getByText('Accra (Ghana)')).toBeVisible();
    expect(screen.getAllByText('18:00')).toHaveLength(2);
    expect(screen.getByText(/sample data/)).toBeVisible();
    expect(screen.getByText('1 title')).toBeVisible();
  });

  it('can be linked for a city', async () => {
    const { asked } = await visit('/theaters?city=Lagos', { [lagos]: counted([]) });
    expect(asked).toEqual([lagos]);
    expect(chips()[1]).toHaveAttribute('aria-current', 'true');
    expect(chips()[0]).toHaveAttribute('href', '/theaters');
  });

  it('shows all cities where the address names one that is not there', async () => {
    const { asked } = await visit('/theaters?city=Atlantis', { [any]: counted([]) });
    expect(asked).toEqual([any]);
    expect(await screen.findByText('Nothing is known to be shown in any city now.')).toBeVisible();
  });

  it('waits, and takes a break when the API fails', async () => {
    const waiting = await visit('/theaters', { [any]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading titles in theaters' })).toBeVisible();
    waiting.unmount();
    await visit('/theaters', { [any]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
