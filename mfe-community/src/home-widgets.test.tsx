import { down, many } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleStreamingTitle, sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './remote.ts';

const { hero, trending, stats, 'whats-streaming': streaming } = remote.widgets;

describe('the hero', () => {
  it('says what the site is and leads to films and people', async () => {
    await renderFragment(hero, { address: '/', answers: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Discover African Cinema' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Movies' })).toHaveAttribute('href', '/movies');
    expect(screen.getByRole('link', { name: 'Browse Talent' })).toHaveAttribute('href', '/people');
    expect(screen.getByText('Latest 2025 Releases')).toBeVisible();
    expect(screen.getByText('620,000+ Titles')).toBeVisible();
  });
});

describe('Trending Now', () => {
  const show = (answer: ApiAnswer) =>
    renderFragment(trending, { address: '/', answers: { '/api/titles/trending': answer } });

  it('shows every title that the API gives, with two genres each', async () => {
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

  it('waits with placeholders', async () => {
    await show('never');
    expect(screen.getByRole('status', { name: 'Loading trending titles' })).toBeVisible();
  });

  it('says when there is nothing', async () => {
    await show({ json: [] });
    expect(await screen.findByText('No trending content available at the moment.')).toBeVisible();
  });

  it('takes a break when the API fails', async () => {
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the four counts', () => {
  it('are what the API counts', async () => {
    const json = { totalTitles: 1522, totalPeople: 2973, totalReviews: 40, totalMembers: 0 };
    await renderFragment(stats, { address: '/', answers: { '/api/stats': { json } } });
    expect(await screen.findByText('1,522')).toBeVisible();
    for (const [label, value] of [
      ['Titles', '1,522'],
      ['People', '2,973'],
      ['Reviews', '40'],
      ['Members', '0'],
    ]) {
      expect(screen.getByText(label!).closest('div')).toHaveTextContent(value!);
    }
  });

  it('are not made up while they are not known', async () => {
    await renderFragment(stats, { address: '/', answers: { '/api/stats': 'never' } });
    expect(screen.getAllByText('—')).toHaveLength(4);
  });
});

describe("What's Streaming", () => {
  const all = '/api/titles/streaming';
  const ofNetflix = `${all}?platform=Netflix`;
  const titles = many(12, (index) =>
    sampleStreamingTitle({
      slug: `s-${index}`,
      displayTitle: `Stream ${index}`,
      genres: ['crime', 'drama', 'war'],
      streamingPlatforms: ['Netflix', 'Showmax', 'Hulu'],
    }),
  );

  it('shows ten posters, two platforms and two genres each, and says that the data are a sample', async () => {
    await renderFragment(streaming, { address: '/', answers: { [all]: { json: titles } } });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.getAllByText('Netflix · Showmax')).toHaveLength(10);
    expect(screen.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByText(/sample data/)).toBeVisible();
  });

  it('has a chip for each platform, as links, the chosen one marked', async () => {
    await renderFragment(streaming, {
      address: '/?platform=Netflix',
      pattern: '/',
      answers: { [ofNetflix]: { json: titles } },
    });
    const chips = within(await screen.findByRole('list', { name: 'Platforms' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'All',
      'Netflix',
      'Amazon Prime',
      'Disney+',
      'Hulu',
      'HBO Max',
      'Paramount+',
      'Showmax',
      'Apple TV+',
    ]);
    expect(chips.filter((chip) => chip.getAttribute('aria-current')).map((chip) => chip.textContent)).toEqual(
      ['Netflix'],
    );
  });

  it('asks the API for the platform that is chosen', async () => {
    const { asked } = await renderFragment(streaming, {
      address: '/',
      answers: { [all]: { json: titles }, [ofNetflix]: { json: titles.slice(0, 3) } },
    });
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'Netflix' }));
    expect(asked).toEqual([all, ofNetflix]);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('offers a trial, marked as sponsored', async () => {
    await renderFragment(streaming, { address: '/', answers: { [all]: { json: [] } } });
    expect(screen.getByText('Sponsored')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stream African Cinema' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/streaming');
  });
});
