import { counted, down } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleShowing, sampleTheaterTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const any = '/api/titles/theaters?page=1&pageSize=24';
const lagos = '/api/titles/theaters?city=Lagos&page=1&pageSize=24';
const chips = () => within(screen.getByRole('list', { name: 'Cities' })).getAllByRole('link');

describe('/theaters', () => {
  const visit = (address: string, answers: Record<string, ApiAnswer>) =>
    renderFragment(remote.pages.theaters, { address, pattern: '/theaters', answers });

  it('theaters page shows every theater of a title with its city, country, times and price, and says that it is sample data', async () => {
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
    expect(screen.getByText(/Theaters, showtimes and prices on this page are sample data/)).toBeVisible();
    expect(screen.getByText('1 title')).toBeVisible();
  });

  it('theaters page does not call a sample what is known', async () => {
    await visit('/theaters', { [any]: counted([sampleTheaterTitle({ showingsAreSample: false })]) });
    expect(await screen.findByText('Filmhouse Lekki')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('theaters page shows the city in the address', async () => {
    const { requested } = await visit('/theaters?city=Lagos', { [lagos]: counted([]) });
    expect(requested).toEqual([lagos]);
    expect(chips()[1]).toHaveAttribute('aria-current', 'true');
    expect(chips()[0]).toHaveAttribute('href', '/theaters');
  });

  it('theaters page shows all cities where the address names one that is not there', async () => {
    const { requested } = await visit('/theaters?city=Atlantis', { [any]: counted([]) });
    expect(requested).toEqual([any]);
    expect(await screen.findByText('Nothing is known to be shown in any city now.')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('theaters page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit('/theaters', { [any]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading titles in theaters' })).toBeVisible();
    waiting.unmount();
    await visit('/theaters', { [any]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
