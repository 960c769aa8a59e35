import type { SourcePlace } from '@sinima/contracts/error-groups';

const isInstalled = ({ file }: SourcePlace): boolean =>
  file.startsWith('node_modules/') || file === 'bundler';

/**
 * Return the place of a stack that its app answers for: the latest call of its own sources, or else of the project's, or
 * else of any.
 *
 * @param places the latest call first
 */
export function ownPlace(app: string, places: readonly SourcePlace[]): SourcePlace | undefined {
  return (
    places.find(({ file }) => file.startsWith(`${app}/`)) ??
    places.find((place) => !isInstalled(place)) ??
    places[0]
  );
}
