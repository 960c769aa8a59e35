import { many } from '@sinima/testing/answers';
import { renderFragment } from '@sinima/testing/render-fragment';
import { sampleStreamingTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const { 'whats-streaming': streaming } = remote.widgets;

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

  it("what's streaming shows ten posters, two platforms and two genres each, and says that the data are a sample", async () => {
    await renderFragment(streaming, { address: '/', answers: { [all]: { json: titles } } });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.getAllByText('Netflix · Showmax')).toHaveLength(10);
    expect(screen.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByText(/sample data/)).toBeVisible();
  });

  it("what's streaming has a chip for each platform, as links, the chosen one marked", async () => {
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

  it("what's streaming requests the platform that is chosen", async () => {
    const { requested } = await renderFragment(streaming, {
      address: '/',
      answers: { [all]: { json: titles }, [ofNetflix]: { json: titles.slice(0, 3) } },
    });
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'Netflix' }));
    expect(requested).toEqual([all, ofNetflix]);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const count = screen.getByText('3 titles on Netflix');
    expect(count).toHaveAttribute('aria-live', 'polite');
  });

  it("what's streaming offers a trial, marked as sponsored", async () => {
    await renderFragment(streaming, { address: '/', answers: { [all]: { json: [] } } });
    expect(screen.getByText('Sponsored')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stream African Cinema' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/streaming');
  });
});
