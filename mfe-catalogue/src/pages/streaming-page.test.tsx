import type { WatchOffer } from '@sinima/contracts/api';
import { counted, down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleStreamingTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const any = '/api/titles/streaming?page=1&pageSize=24';
const hulu = '/api/titles/streaming?platform=Hulu&page=1&pageSize=24';
const visit = (address: string, answers: Record<string, ApiAnswer>) =>
  renderFragment(remote.pages.streaming, { address, pattern: '/streaming', answers });

describe('/streaming', () => {
  it('streaming page shows titles with where they stream, how many there are, and the way on', async () => {
    const titles = many(24, (index) => sampleStreamingTitle({ slug: `s-${index}` }));
    await visit('/streaming', { [any]: counted(titles, 60) });
    expect(screen.getByRole('heading', { level: 1, name: "What's Streaming" })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('60 titles')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/streaming?page=2#result-count',
    );
    expect(screen.getByText(/Platforms on this page are sample data/)).toBeVisible();
  });

  it('streaming page tells of each platform its countries, kind and the way there', async () => {
    const offer = { kind: 'subscription', url: null, countries: null, isSample: true } as const;
    const offers: WatchOffer[] = [
      { ...offer, platform: 'Hulu' },
      {
        ...offer,
        platform: 'Netflix',
        kind: 'rent',
        url: 'https://watch.example/1',
        countries: ['Nigeria', 'Ghana', 'Kenya', 'Egypt'],
      },
    ];
    await visit('/streaming', { [any]: counted([sampleStreamingTitle({ offers })]) });
    const list = within(await screen.findByRole('list', { name: 'Streams on' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Hulu everywhere',
      'Netflix (rent) in Nigeria, Ghana, Kenya and 1 more',
    ]);
    expect(list.getByRole('link', { name: 'Netflix' })).toHaveAttribute('href', 'https://watch.example/1');
    expect(list.queryByRole('link', { name: 'Hulu' })).not.toBeInTheDocument();
  });

  it('streaming page does not call a sample what is known', async () => {
    const known = { ...sampleStreamingTitle(), availabilityIsSample: false };
    await visit('/streaming', { [any]: counted([known]) });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('streaming page shows the platform in the address', async () => {
    const { requested } = await visit('/streaming?platform=Hulu', { [hulu]: counted([]) });
    expect(requested).toEqual([hulu]);
    const chosen = within(screen.getByRole('list', { name: 'Platforms' })).getByRole('link', {
      name: 'Hulu',
    });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('Nothing is known to stream on Hulu yet.')).toBeVisible();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('streaming page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit('/streaming', { [any]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading streaming titles' })).toBeVisible();
    waiting.unmount();
    await visit('/streaming', { [any]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});
