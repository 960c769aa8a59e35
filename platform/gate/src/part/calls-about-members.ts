import type { PartToTry } from './part-to-try.ts';

/** Return which calls about members a part declares that its slice of the contract does not have, each as the rest of a sentence. */
export function missingCallsAboutMembers({ api, slice }: Pick<PartToTry, 'api' | 'slice'>): string[] {
  const { deletion, profile } = api.aboutMembers ?? {};
  const calls = [
    ['delete', 'deletion', deletion],
    ['get', 'profile', profile],
  ] as const;
  return calls.flatMap(([method, name, address]) =>
    address === undefined || slice.paths[`/api/${address}`]?.[method]
      ? []
      : [
          `aboutMembers.${name} in remote.config.ts names ${method.toUpperCase()} /api/${address}, which its slice of the contract does not have`,
        ],
  );
}
