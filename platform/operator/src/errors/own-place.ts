import type { SourcePlace } from '@sinima/contracts/error-groups';

const isInstalled = ({ file }: SourcePlace): boolean =>
  file.startsWith('node_modules/') || file === 'bundler';

/**
 * Return the call of a stack that its app answers for: the latest within its own sources, or else within the project's, or
 * else any.
 *
 * @param calls the latest first
 */
export function ownOf<Call extends SourcePlace>(app: string, calls: readonly Call[]): Call | undefined {
  return (
    calls.find(({ file }) => file.startsWith(`${app}/`)) ??
    calls.find((call) => !isInstalled(call)) ??
    calls[0]
  );
}
