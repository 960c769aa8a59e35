import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

describe('Community', () => {
  it('community widget shows the four slogans and leads to the forums', async () => {
    await renderFragment(remote.widgets.community, { address: '/', answers: {} });
    expect(screen.getByRole('heading', { level: 2, name: 'Community' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2,400+ Posts',
      '15K+ Members',
      'Hot Topics',
      '50+ Awards',
    ]);
    expect(
      screen.getByText(/wants to be\. Its members and reviews of today are counted above/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join Our Community' })).toHaveAttribute('href', '/forums');
  });
});
