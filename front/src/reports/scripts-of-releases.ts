import type { CountedError, PageVersions } from '@sinima/contracts/reports';
import type { ErrorFrame } from '@sinima/contracts/thrown-error';
import type { LiveSite } from '../composition/live-site.ts';
import type { RunningHost } from '../composition/running-host.ts';

/** Tells which version has a script. */
export interface ReleaseScripts {
  /** Return the frames that are within scripts of these versions, each with its version. */
  placed(frames: readonly ErrorFrame[], versions: PageVersions): CountedError['frames'];
}

/** Look scripts up in the releases that are here. */
export function releaseScripts(
  site: Pick<LiveSite, 'releases'>,
  host: Pick<RunningHost, 'version' | 'hasFile'>,
): ReleaseScripts {
  const has = (app: string, version: string, file: string): boolean =>
    app === 'shell'
      ? version === host.version && host.hasFile(file)
      : site
          .releases()
          .some(
            (release) =>
              release.app === app && release.version === version && Object.hasOwn(release.files, file),
          );
  return {
    placed: (frames, versions) =>
      frames.flatMap((frame) => {
        const { app, file } = frame;
        const known = Object.hasOwn(versions, app) ? versions[app]! : [];
        const version = known.find((each) => has(app, each, file));
        return version === undefined ? [] : [{ ...frame, version }];
      }),
  };
}
