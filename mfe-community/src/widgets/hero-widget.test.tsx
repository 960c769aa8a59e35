import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const { hero } = remote.widgets;

describe('the hero', () => {
  it('home hero says what the site is and leads to films and people', async () => {
    await renderFragment(hero, { address: '/', answers: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Discover African Cinema' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Movies' })).toHaveAttribute('href', '/movies');
    expect(screen.getByRole('link', { name: 'Browse Talent' })).toHaveAttribute('href', '/people');
    expect(screen.getByText('Latest 2025 Releases')).toBeVisible();
    expect(screen.getByText('620,000+ Titles')).toBeVisible();
    expect(screen.getByText(/where Sinima wants to be/)).toBeVisible();
  });
});
