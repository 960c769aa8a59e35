/** @jest-environment node */
import type { StreamingPlatform, WatchOffer } from '@sinima/contracts/api';
import { limitedOffers } from './limited-offers.ts';

const offer = (platform: StreamingPlatform, countries: string[] | null): WatchOffer => ({
  platform,
  kind: 'subscription',
  url: null,
  countries,
  isSample: true,
});

describe('the offers that are limited to some countries', () => {
  it.each([
    ['none where nothing is offered', [], []],
    ['none where every platform is everywhere', [offer('Netflix', null), offer('Hulu', null)], []],
    [
      'one group where all platforms have the same countries',
      [offer('Netflix', ['Nigeria', 'Kenya']), offer('Showmax', ['Nigeria', 'Kenya'])],
      [{ countries: ['Nigeria', 'Kenya'], platforms: ['Netflix', 'Showmax'] }],
    ],
    [
      'a group for every set of platforms, without those that are everywhere',
      [
        offer('Hulu', null),
        offer('Netflix', ['Ghana', 'Nigeria', 'Kenya']),
        offer('Showmax', ['Nigeria', 'Egypt']),
      ],
      [
        { countries: ['Ghana', 'Kenya'], platforms: ['Netflix'] },
        { countries: ['Nigeria'], platforms: ['Netflix', 'Showmax'] },
        { countries: ['Egypt'], platforms: ['Showmax'] },
      ],
    ],
  ])('offers that are limited to some countries are %s', (_rule, offers, groups) => {
    expect(limitedOffers(offers)).toEqual(groups);
  });
});
