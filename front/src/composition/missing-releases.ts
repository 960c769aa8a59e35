import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import type { ReleaseSource } from './compose-site.ts';

/**
 * Return the live releases that are not on this machine, of the host too: the former
 * version is shown in their place, or none.
 */
export function missingReleases(
  sources: readonly Pick<ReleaseSource, 'generation' | 'release'>[],
): RunnableVersion[] {
  const seen = new Set<string>();
  return sources.flatMap((source) =>
    Object.entries(source.generation().apps).flatMap(([app, { version, canary }]) => {
      if (seen.has(app)) return [];
      seen.add(app);
      const wanted = new Set([version, ...(canary ? [canary.version] : [])]);
      return [...wanted].filter((each) => !source.release(app, each)).map((each) => ({ app, version: each }));
    }),
  );
}
