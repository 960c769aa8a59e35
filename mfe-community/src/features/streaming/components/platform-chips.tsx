import type { StreamingPlatform } from '@sinima/contracts/api';
import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { platforms } from '../platforms.ts';

const addressOf = (platform: StreamingPlatform | undefined): string =>
  platform === undefined ? '/#streaming' : `/?${new URLSearchParams({ platform }).toString()}#streaming`;

/** A chip for all platforms and one for each; links, so that a choice has an address. */
export function PlatformChips({ selected }: { selected: StreamingPlatform | undefined }) {
  const choices = [
    { label: 'All', platform: undefined },
    ...platforms.map((platform) => ({ label: platform, platform })),
  ];
  return (
    <ul className={chipRowClass} aria-label="Platforms">
      {choices.map(({ label, platform }) => (
        <li key={label}>
          <Link
            to={addressOf(platform)}
            className={chipClass({ selected: platform === selected })}
            aria-current={platform === selected ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
