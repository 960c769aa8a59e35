import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const { stats } = remote.widgets;

describe('the four counts', () => {
  it('four counts are what the API counts', async () => {
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

  it('four counts are dashes while they are not known', async () => {
    await renderFragment(stats, { address: '/', answers: { '/api/stats': 'never' } });
    expect(screen.getAllByText('—')).toHaveLength(4);
  });
});
